// Visitors request the link that erases their data, and return through it: its secret is in the fragment.
const place = document.getElementById("erasure");
const [asking, confirming] = place.querySelectorAll("form");
const status = place.querySelector("[role=status]");
const secret = new URLSearchParams(location.hash.slice(1)).get("erase");

const say = (name) => status.replaceChildren(place.querySelector(`[data-when=${name}]`).content.cloneNode(true));

/** The service's error code, "" for success, null if it can't be reached. */
async function send(path, body) {
  const headers = { "Content-Type": "application/json", "X-Partner-Key": place.dataset.key, "Accept-Language": document.documentElement.lang };
  const response = await fetch(place.dataset.api + path, { method: "POST", headers, body: JSON.stringify(body), credentials: "omit" }).catch(() => null);
  if (!response) return null;
  return response.ok ? "" : response.json().then(({ code }) => code, () => null);
}

/** True after a deletion without an answer: the service may have done it, and then the link is used up. */
let isUnsure = false;

/** Allows one request at a time. `words` has a text for each code, and "failed" for any other. */
const submitted = (form, act, words) =>
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    button.disabled = true;
    const code = await act();
    button.disabled = false;
    const isUsed = code === "ERASURE_LINK_INVALID" && isUnsure;
    isUnsure = code === null && form === confirming;
    if (code === "" || code === "ERASURE_LINK_INVALID") show(asking, code === "" && form === confirming);
    say(isUsed ? "unsure" : (words[code] ?? "failed"));
  });

function show(form, none = false) {
  for (const one of [asking, confirming]) one.hidden = none || one !== form;
}

if (secret) {
  // Removes the secret from the address, so that a shared link or an open page reveals nothing.
  history.replaceState(history.state, "", location.pathname + location.search);
  show(confirming);
  place.scrollIntoView();
}
submitted(asking, () => send("/v1/erasure-requests", { email: asking.querySelector("input").value, pageUrl: location.href.split("#")[0] }), { "": "asked", EMAIL_LIMIT: "many" });
submitted(confirming, () => send("/v1/erasures", { secret }), { "": "done", ERASURE_LINK_INVALID: "used", PAYMENT_UNDER_WAY: "paying" });
