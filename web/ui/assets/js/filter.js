// Shows only the rules that hold every word of the search, as the server finds them (page/rules/search.rs); chapters without
// one are hidden too. After a click on a link within the page all of it is shown again.
const form = document.querySelector("[data-filter]");

// Text is compared with ä spelt out as ae, and as the bare vowel.
const bare = (text) => text.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
const spelt = (text) => bare(text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));
const folded = (text) => ((own) => [spelt(own), bare(own)])(text.normalize("NFC").toLowerCase().replace(/[’‘]/g, "'"));
// What stands before or behind a word without belonging to it.
const MARKS = /^[.,;:!?()[\]"'’‘‚„“”»«…`]+|[.,;:!?()[\]"'’‘‚„“”»«…`]+$/g;
const wordsOf = (query) => query.split(/\s+/).map((word) => word.replace(MARKS, "")).filter(Boolean).map(folded);

if (form) {
  const root = document.getElementById(form.dataset.filter), items = [...root.children];
  const field = form.querySelector("input"), found = form.querySelector("[data-found]");
  // Of a thing its name and its words count, of a rule the title of its chapter, too.
  const told = (rule) => (rule.matches(".exhibit") ? [...rule.querySelectorAll("h3, p:not(.quiet)")].map((part) => part.textContent).join(" ") : rule.textContent);
  let chapter = "";
  const rules = items.map((item) => {
    if (item.matches("h2")) chapter = item.textContent;
    return [...item.querySelectorAll(".rule, tr:has(> :first-child > .rule-id:first-child)")].map((rule) => [rule, folded(`${chapter} ${told(rule)}`)]);
  });
  const narrow = () => {
    const words = wordsOf(field.value);
    const fits = (text) => words.every((word) => word.some((form, way) => text[way].includes(form)));
    let count = 0, inChapter = false, inPart = false;
    // From the end: a heading stays where something stays beneath it.
    for (let at = items.length - 1; at >= 0; at--) {
      for (const [rule, text] of rules[at]) rule.hidden = !fits(text);
      const here = rules[at].filter(([rule]) => !rule.hidden).length;
      count += here;
      inChapter ||= here > 0;
      inPart ||= here > 0;
      const stays = items[at].matches("h2") ? inChapter : items[at].matches("h3") ? inPart : here > 0;
      items[at].hidden = words.length > 0 && !stays;
      if (items[at].matches("h2")) inChapter = inPart = false;
      if (items[at].matches("h3")) inPart = false;
    }
    found.textContent = words.length ? `${count} ${found.dataset.found}` : "";
  };
  const clear = () => {
    if (!field.value) return;
    field.value = "";
    narrow();
  };
  form.addEventListener("input", narrow);
  document.addEventListener("click", (event) => event.target.closest(".rules-page a[href^='#']") && clear());
  addEventListener("hashchange", () => {
    clear();
    document.querySelector(":target")?.scrollIntoView();
  });
}
