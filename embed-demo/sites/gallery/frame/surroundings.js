/** A Wednesday morning and a Saturday evening in the eastern time zone, so that a screen looks the same at any time. */
const moments = { open: "2026-06-17T14:30:00Z", closed: "2026-06-20T23:30:00Z" };

/** Moves this page's clock, which continues from there. */
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

const wireNames = { auto: "PERSONAL_AUTO", homeowners: "PERSONAL_HOME", condominium: "CONDOMINIUM" };
/** The partner's list of lines including this one: every screen can be viewed in every brand, even one that sells other lines. */
const offering = (list, line) => [...list, { insuranceLineType: wireNames[line] ?? line.toUpperCase(), leadPath: "ui", include: true }];

/**
 * Replaces responses: some never come, some fail, some are made up, and a partner's config gets flags switched on and the line on
 * offer. Everything else comes from the real service.
 */
export function standIn({ hold = [], fail = [], serve = {}, flags = [], line, mode }) {
  const realFetch = window.fetch.bind(window);
  // The service's last revision of the application, which made-up responses about it must repeat.
  let revision = 0;
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    // The names of the widget's own parcels resemble paths of the service.
    const names = (parts) => !url.includes("/dist/") && parts.some((part) => url.includes(part));
    if (names(fail)) throw new TypeError("Failed to fetch");
    if (names(hold)) return new Promise(() => undefined);
    const [, made] = Object.entries(serve).find(([part]) => url.includes(part)) ?? [];
    if (made) return Response.json("revision" in made ? { ...made, revision } : made);
    const response = await realFetch(input, init);
    if (init?.method === "PATCH" && url.includes("/applications/") && response.ok) ({ revision } = await response.clone().json());
    if (!url.endsWith("/content.json") || !response.ok) return response;
    const content = await response.json();
    const { config } = content;
    const isAlone = config.partnerInsuranceLineType.filter(({ leadPath, include }) => leadPath === "ui" && include).length < 2;
    // The choice of lines can be viewed in every brand too, even one with a single line.
    const shownLine = line || (isAlone && "motorcycle");
    const offered = shownLine && { partnerInsuranceLineType: offering(config.partnerInsuranceLineType, shownLine) };
    const switched = { ...config.flags, ...(line === "life" && { life: true }), ...Object.fromEntries(flags.map((flag) => [flag, true])) };
    const inMode = mode && { partnerAppMode: mode, cobrandName: mode === "cobrand" ? "Clearmoor" : undefined };
    if (mode === "private-label") switched.privateLabel = true;
    return Response.json({ ...content, config: { ...config, ...offered, ...inMode, flags: switched } });
  };
}
