# Um eine Partie herum: wer da ist, was gesagt wird, wo sonst auf jemanden gewartet wird.

company-label = Am Tisch
company-here = da
company-away = fort
company-bot = Bot
company-onlookers = schauen zu
company-strangers = { $n ->
    [one] eine Person ohne Namen
   *[other] { $n } ohne Namen
}
