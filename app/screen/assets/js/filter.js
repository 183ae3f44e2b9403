// Shows only the rules that hold every word of the search; chapters without one go too. Enter asks the server, which knows
// more words.
const form = document.querySelector("[data-filter]");

if (form) {
  const items = [...document.getElementById(form.dataset.filter).children];
  const rules = [...document.querySelectorAll(".rule")].map((rule) => [rule, rule.textContent.toLowerCase()]);
  const found = form.querySelector("[data-found]");
  const narrow = () => {
    const words = form.querySelector("input").value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [rule, text] of rules) rule.hidden = !words.every((word) => text.includes(word));
    for (const item of items) item.hidden = words.length > 0 && !item.querySelector(".rule:not([hidden])");
    const count = rules.filter(([rule]) => !rule.hidden).length;
    found.textContent = words.length ? `${count} ${found.dataset.found}` : "";
  };
  form.addEventListener("input", narrow);
}
