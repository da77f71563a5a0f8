import type { Expected, Told } from "./expected";

export const quoted = ["iq-lead created", "iq-quotes asked", "iq-quotes partial", "iq-quotes complete", "iq-select", "iq-complete finalize"];

export const leads = (...names: readonly string[]): Told => ({ "POST /v1/leads": names, "PATCH /v1/leads/{id}": names });

/** Lines of vehicles. Credit is barred by CA Ins. Code §1861.02, HRS §431:10C-207, 211 CMR 79, MCL 500.2111. */
export const driven = {
  progress: ["Driver", "Vehicles", "History", "Quotes"],
  events: quoted,
  told: { ...leads("gender", "maritalStatus"), "PATCH /v1/applications/{id}/drivers": ["gender", "maritalStatus", "driverDateLicensed"] },
  credit: { screens: ["history"], barred: ["CA", "HI", "MA", "MI"] },
  isBundled: true,
} satisfies Partial<Expected>;

/** Lines of homes. Credit is barred by CA Ins. Code §1861.02, Md. Ins. §27-501, 211 CMR. */
export const home = {
  progress: ["Home", "Details", "You", "Quotes"],
  events: quoted,
  told: { "PATCH /v1/applications/{id}/general-info": ["maritalStatus"] },
  credit: { screens: ["personal-info"], barred: ["CA", "MA", "MD"] },
  florida: ["floods", "hurricanes"],
  isBundled: true,
} satisfies Partial<Expected>;
