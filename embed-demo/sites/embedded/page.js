/* Tells the docs, which show this page in a frame, when its first screen was there and when the widget ran. */
const tag = document.querySelector("insurance-quote");
const tell = (what) => parent.postMessage({ what, after: Math.round(performance.now()) }, location.origin);

let isPainted = false;
function look() {
  if (isPainted) return;
  isPainted = Boolean(tag.shadowRoot?.querySelector("h1"));
  if (isPainted) tell("first-screen");
  else requestAnimationFrame(look);
}
look();
document.addEventListener("iq-ready", () => {
  // A busy machine may run the widget before it draws.
  look();
  tell("running");
});
