// The page of a partner named in its address (resolved like `src/partner/resolvePartner.ts`) shows the partner's header and footer,
// which the widget brings, instead of ours. Runs before the first paint, so that ours never flash.
const query = new URLSearchParams(location.search);
const labels = location.hostname.split(".").filter((label) => !["dev", "qa", "uat", "www"].includes(label));
const subdomain = labels.length > (labels.at(-1) === "localhost" ? 1 : 2) && !/^[\d.]+$/.test(location.hostname) ? labels[0] : null;
const named = [query.get("privateLabelPartner"), query.get("partner"), query.get("organization"), subdomain];
const partner = named.map((name) => name?.trim().toLowerCase()).find((name) => /^[a-z0-9-]+$/.test(name ?? ""));

if (partner && partner !== "default") {
  const page = document.documentElement;
  page.dataset.partner = partner;
  document.title = document.title.split(" | ")[0];
  // Name and icon come from the partner's content. A partner that the network doesn't know is shown as the default brand.
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
