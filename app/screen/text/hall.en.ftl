# Around a match: who is here, what is said, where else somebody is waited for.

company-label = At the table
company-here = here
company-away = away
company-bot = bot
company-onlookers = looking on
company-strangers = { $n ->
    [one] one without a name
   *[other] { $n } without a name
}
