import type { APIResponse, Route } from "playwright";

/**
 * Sends an intercepted request and returns the answer. A kept connection may be closed by the server just as it is used again: the
 * browser repeats such a request, `route.fetch` alone rejects, in a handler where nobody expects it.
 */
export const answerTo = (route: Route, url = route.request().url()): Promise<APIResponse> => route.fetch({ url, maxRetries: 3 });
