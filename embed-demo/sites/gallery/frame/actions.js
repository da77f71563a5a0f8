/** Milliseconds. Longer than the sandbox's slowest companies take. */
const patience = 40_000;
const selectors = {
  button: "button, [role=button], summary",
  radio: "input[type=radio]",
  checkbox: "input[type=checkbox]",
  unticked: "input[type=checkbox]:not(:checked)",
  link: "a[href]",
  row: "article h2 button",
};

const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });

/** The accessible name, for the kinds of controls that this widget has. */
function nameOf(node) {
  const labelledBy = (node.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const root = node.getRootNode();
  if (labelledBy.length > 0) return tidy(labelledBy.map((id) => root.getElementById(id)?.textContent ?? "").join(" "));
  return tidy(node.getAttribute("aria-label") ?? (node.labels?.length ? node.labels[0].textContent : node.textContent));
}

function find(root, selector, name) {
  const named = [...root.querySelectorAll(selector)].filter(isSeen);
  return named.find((node) => nameOf(node) === name) ?? named.find((node) => nameOf(node).startsWith(name));
}

/** Waits until `look` finds something, and returns it. */
async function until(look, what) {
  const end = performance.now() + patience;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`This recipe didn't get there: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sets the value as typing does: React watches the property and listens for the event. */
function enter(control, value, event) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  control.focus();
  set.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
}

const sees = (root, text) => [...root.querySelectorAll("h1, h2, h3, p, li, label, button, span, div")].some((node) => isSeen(node) && tidy(node.textContent).includes(text));

const actions = {
  press: async (root, role, name) => (await until(() => find(root, selectors[role], name), `no ${role} “${name}”`)).click(),
  fill: async (root, name, value) => enter(await until(() => find(root, "input", name), `no field “${name}”`), value, "input"),
  async select(root, name, value) {
    const control = await until(() => find(root, "select", name), `no field “${name}”`);
    const option = () => [...control.options].find((one) => one.value === value || tidy(one.textContent) === value);
    enter(control, (await until(option, `“${name}” has no “${value}”`)).value, "change");
  },
  submit: async (root) => (await until(() => find(root, "button[type=submit]", ""), "nothing to submit")).click(),
  sees: (root, text) => until(() => sees(root, text), `“${text}” isn't shown`),
  gone: (root, text) => until(() => !sees(root, text), `“${text}” is still shown`),
};

/** Performs a recipe's actions after the first screen is shown, inside the open shadow root. */
export async function act(widget, list) {
  const root = await until(() => widget.shadowRoot?.querySelector("h1") && widget.shadowRoot, "the widget didn't come");
  for (const [kind, ...given] of list) await actions[kind](root, ...given);
}
