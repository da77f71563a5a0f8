// The page's title names the screen and the partner. On a page with more than the widget, the title doesn't change.
let step = "";
const name = () => document.documentElement.dataset.name ?? "Clearmoor";
const retitle = () => step && (document.title = `${step} | ${name()}`);
document.addEventListener("iq-step", ({ detail }) => {
  step = detail.title;
  retitle();
});
document.addEventListener("named", retitle);

// "/" anywhere on the page leads to the answers, as in many help centers.
const search = document.querySelector("#faq-search");
const answers = [...document.querySelectorAll(".faq details")];
const none = document.querySelector(".none");

document.addEventListener("keydown", (event) => {
  const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
  if (event.key !== "/" || typing || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  search.focus();
});

search.form.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", () => {
  const word = search.value.trim().toLowerCase();
  for (const answer of answers) answer.hidden = !answer.textContent.toLowerCase().includes(word);
  none.hidden = answers.some((answer) => !answer.hidden);
});

for (const menu of document.querySelectorAll(".menu")) {
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
}
