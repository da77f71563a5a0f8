// Single-key shortcuts on the document, as on many sites: S searches, N and P walk through the sections.
const panel = document.querySelector("#search");
const opener = document.querySelector(".search-open");
const field = document.querySelector("#q");
const hits = [...document.querySelectorAll(".hits li")];
const sections = [...document.querySelectorAll("[id^='section-']")];
const links = [...document.querySelectorAll(".toc a")];

const show = (open) => {
  panel.hidden = !open;
  opener.setAttribute("aria-expanded", String(open));
  if (open) field.focus();
  else opener.focus();
};

opener.addEventListener("click", () => show(panel.hidden));
field.form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", () => {
  const word = field.value.trim().toLowerCase();
  for (const hit of hits) hit.hidden = !word || !hit.textContent.toLowerCase().includes(word);
});

const current = () => sections.findLastIndex((section) => section.getBoundingClientRect().top < 120);
const go = (index) => sections[Math.max(0, Math.min(sections.length - 1, index))].scrollIntoView();

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !panel.hidden) show(false);
  const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
  if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "s") {
    event.preventDefault();
    show(true);
  }
  if (event.key === "n") go(current() + 1);
  if (event.key === "p") go(current() - 1);
});

document.addEventListener(
  "scroll",
  () => {
    const here = sections[current()]?.id;
    for (const link of links) link.classList.toggle("here", link.hash === `#${here}`);
  },
  { passive: true },
);

const letter = document.querySelector(".letter");
letter.addEventListener("submit", (event) => {
  event.preventDefault();
  const said = letter.querySelector(".said");
  said.textContent = said.dataset.said;
  letter.reset();
});
