/** Writes a custom HTML tag into the page as a tag manager's container does: long after the page, and once for each of two triggers. */
function fire() {
  const made = document.createElement("div");
  made.innerHTML = '<script async src="https://widget.clearmoor.example/dist/insurance-quote.js"></scr' + "ipt>";
  const script = document.createElement("script");
  for (const { name, value } of made.firstChild.attributes) script.setAttribute(name, value);
  document.body.append(script);
}
addEventListener("load", () => {
  setTimeout(fire, 500);
  setTimeout(fire, 1_500);
});
