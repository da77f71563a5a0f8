/* The page that the docs' playground shows in its frame: a tag with the attributes of the page's own query, whose events are told
   to the playground. */
const { api, widget, sites } = document.currentScript.dataset;
const given = new URLSearchParams(location.search);
const names = ["iq-ready", "iq-step", "iq-validation", "iq-quotes", "iq-lead", "iq-select", "iq-complete", "iq-navigate", "iq-sign-in", "iq-error"];

for (const name of names) {
  document.addEventListener(name, ({ detail }) => parent.postMessage({ name, detail }, location.origin));
}

/** Faults that a visitor could meet, by attributes that provoke them. */
const faults = {
  "no-content": { content: `${widget}/nowhere` },
  "no-service": { api: widget },
  "bad-attribute": { "heading-level": "7" },
};

const attributes = {
  environment: "local",
  api,
  content: `${widget}/content`,
  hosted: `${sites}/quote`,
  load: "eager",
  "base-path": "/playground",
  ...Object.fromEntries([...given].filter(([name]) => !["fault", "name"].includes(name))),
  ...faults[given.get("fault")],
};
const tag = document.createElement("insurance-quote");
for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
document.getElementById("page").append(tag);

if (given.has("name")) {
  customElements.whenDefined("insurance-quote").then(() => tag.prefill({ lastName: given.get("name") }));
}
