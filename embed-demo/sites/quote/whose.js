// The page of a partner who is named in its address (as `src/partner/resolvePartner.ts` has it) wears the partner's header and
// footer, which are the widget's: ours have no place there. Before the first paint, so that nobody sees them go.
const query = new URLSearchParams(location.search);
const labels = location.hostname.split(".").filter((label) => !["dev", "qa", "uat", "www"].includes(label));
const subdomain = labels.length > (labels.at(-1) === "localhost" ? 1 : 2) && !/^[\d.]+$/.test(location.hostname) ? labels[0] : null;
const named = [query.get("privateLabelPartner"), query.get("partner"), query.get("organization"), subdomain];
const partner = named.map((name) => name?.trim().toLowerCase()).find((name) => /^[a-z0-9-]+$/.test(name ?? ""));

if (partner && partner !== "default") {
  const page = document.documentElement;
  page.dataset.partner = partner;
  document.title = document.title.split(" | ")[0];
  // Name and icon are the partner's own, from its content. One whom the network doesn't know is shown as the default brand.
  const folder = `{{widget}}/content/${partner}/`;
  fetch(`${folder}content.json`)
    .then((response) => response.json())
    .then(({ config }) => {
      page.dataset.name = config.name;
      if (config.favicon) document.querySelector("link[rel=icon]").href = folder + config.favicon.src;
      document.dispatchEvent(new Event("named"));
    })
    .catch(() => undefined);
}
