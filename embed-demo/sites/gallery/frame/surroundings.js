/** A Wednesday morning and a Saturday evening in the eastern time zone, so that what is shown doesn't hang on when it is looked at. */
const moments = { open: "2026-06-17T14:30:00Z", closed: "2026-06-20T23:30:00Z" };

/** Moves this page's clock; it goes on from there. */
export function setClock(moment = "open") {
  if (moment === "real") return;
  const RealDate = Date;
  const ahead = Date.parse(moments[moment]) - RealDate.now();
  window.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
    }

    static now() {
      return RealDate.now() + ahead;
    }
  };
}

/** Answers that never come, that can't be had, and a partner's config with flags switched on. Everything else is the real service's. */
export function standIn({ hold = [], fail = [], flags = [] }) {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (fail.some((part) => url.includes(part))) throw new TypeError("Failed to fetch");
    if (hold.some((part) => url.includes(part))) return new Promise(() => undefined);
    const response = await realFetch(input, init);
    if (flags.length === 0 || !url.endsWith("/config.json")) return response;
    const config = await response.json();
    return Response.json({ ...config, flags: { ...config.flags, ...Object.fromEntries(flags.map((flag) => [flag, true])) } });
  };
}
