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

const wireNames = { auto: "PERSONAL_AUTO", homeowners: "PERSONAL_HOME", condominium: "CONDOMINIUM" };
/** The partner's line list with this line in it: a screen is looked at in every brand, also one that sells other things. */
const offering = (list, line) => [...list, { insuranceLineType: wireNames[line] ?? line.toUpperCase(), leadPath: "ui", include: true }];

/**
 * Answers that never come, that can't be had or that are made up, and a partner's config with flags switched on and the line on offer. Everything else
 * is the real service's.
 */
export function standIn({ hold = [], fail = [], serve = {}, flags = [], line, mode }) {
  const realFetch = window.fetch.bind(window);
  // What the service called the application last: an answer about it that is made up has to say the same.
  let revision = 0;
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    // The widget's own parcels have names such as those of the service's paths.
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
    // The choice of lines is looked at in every brand too, also in that of a partner with one.
    const shownLine = line || (isAlone && "motorcycle");
    const offered = shownLine && { partnerInsuranceLineType: offering(config.partnerInsuranceLineType, shownLine) };
    const switched = { ...config.flags, ...(line === "life" && { life: true }), ...Object.fromEntries(flags.map((flag) => [flag, true])) };
    const inMode = mode && { partnerAppMode: mode, cobrandName: mode === "cobrand" ? "Clearmoor" : undefined };
    if (mode === "private-label") switched.privateLabel = true;
    return Response.json({ ...content, config: { ...config, ...offered, ...inMode, flags: switched } });
  };
}
