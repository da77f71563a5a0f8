import { endpoint } from "./endpoint";

/**
 * The documents of a purchase as PDF files, tagged for screen readers, in the language in which the application is read and signed:
 * numbers, dates, and telephone numbers are written as people write them. Content-Disposition names each in that language; the page
 * gives its own name to a file whose header isn't exposed to it.
 */
const pdf = "application/pdf";

/**
 * The whole application as it would be signed for the quote, to read and keep before the signature. It isn't stored.
 * APPLICATION_INCOMPLETE: an answer is missing. NOT_BINDABLE: the quote isn't sold online.
 */
export const downloadApplication = endpoint({
  id: "downloadApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/application",
  auth: "session",
  file: pdf,
  status: 200,
});

/**
 * The copy that 15 USC 7001 requires: the submission, and the consents under which it was signed. NOT_FOUND until it is submitted for
 * bind.
 */
export const downloadSignedApplication = endpoint({
  id: "downloadSignedApplication",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/signed-application",
  auth: "session",
  file: pdf,
  status: 200,
});

/** The policy of the application, or of another application of the same lead. NOT_FOUND until it is bound. */
export const downloadPolicy = endpoint({
  id: "downloadPolicy",
  method: "GET",
  path: "/v1/applications/{applicationId}/documents/policy",
  auth: "session",
  file: pdf,
  status: 200,
});
