document.documentElement.classList.add("js");

// Sections rise into view once.
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    entry.target.classList.add("seen");
    seen.unobserve(entry.target);
  }
}, { rootMargin: "0px 0px -8% 0px" });
for (const section of document.querySelectorAll(".reveal")) seen.observe(section);

// Paint colors: chosen by button, or by a key anywhere on the document.
const paints = [...document.querySelectorAll("[data-paint]")];
const hero = document.querySelector(".hero");
const name = document.querySelector(".paint-name");

const choose = (button) => {
  hero.dataset.car = button.dataset.paint;
  name.textContent = button.getAttribute("aria-label");
  for (const other of paints) other.setAttribute("aria-pressed", String(other === button));
};
for (const button of paints) button.addEventListener("click", () => choose(button));

document.addEventListener("keydown", (event) => {
  const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
  if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
  const index = paints.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  if (event.key === "c" || event.key === "ArrowRight") choose(paints[(index + 1) % paints.length]);
  if (event.key === "ArrowLeft") choose(paints[(index + paints.length - 1) % paints.length]);
});

for (const opener of document.querySelectorAll("[data-open]")) {
  opener.addEventListener("click", () => document.getElementById(opener.dataset.open).showModal());
}
