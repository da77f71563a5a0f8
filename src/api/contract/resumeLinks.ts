import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { deviceNumber, instant } from "./values";

/** Most characters of a link's visit; a whole visit takes some 8,000. */
export const resumeLength = 48_000;

/** The visit of a link, and the partner's page that it opens. Only the page's fragment is replaced. */
export const resumeRequest = z.object({
  pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
  /** The visit as the widget stores it. The service encrypts it with the link's secret, which it doesn't store. */
  visit: z.string().check(z.minLength(2), z.maxLength(resumeLength)),
});
export type ResumeRequest = z.input<typeof resumeRequest>;

/**
 * Creates a link that continues the visit on another device. It works once, within the session's hours. Its secret is in the fragment,
 * which no server and no Referer ever gets. A session keeps its twenty newest links. ORIGIN_NOT_ALLOWED: the page isn't one
 * of the partner's.
 */
export const createResumeLink = endpoint({
  id: "createResumeLink",
  method: "POST",
  path: "/v1/resume-links",
  auth: "session",
  create: true,
  response: lazily(() => z.object({
    url: z.string(),
    expiresTimestamp: instant,
    /** The address as a QR code: an SVG path of dark squares, in a square of `size` with its quiet zone. */
    code: z.object({ size: z.int(), path: z.string() }),
  })),
  status: 201,
});

/**
 * Exchanges a link's secret for the visit, including its token, and uses the link up. A repeat with the same `redemptionId` gets the
 * same answer, because the first one may have been lost on the way. Too many wrong secrets are refused (RATE_LIMITED), a correct one
 * never.
 */
export const redeemResumeLink = endpoint({
  id: "redeemResumeLink",
  method: "POST",
  path: "/v1/resume-links/redemption",
  auth: "partner",
  safe: "repeat",
  response: lazily(() => z.object({ visit: z.string(), device: deviceNumber })),
  status: 200,
});

/** Continues the visit on this device again; the other device learns that the visit has moved. */
export const takeVisitBack = endpoint({
  id: "takeVisitBack",
  method: "POST",
  path: "/v1/resume-links/return",
  auth: "session",
  safe: "repeat",
  response: lazily(() => z.object({ device: deviceNumber })),
  status: 200,
});
