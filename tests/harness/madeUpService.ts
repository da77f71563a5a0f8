import type { Page, Route } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { problemStatus, type ProblemCode } from "../../src/api/contract/problem";
import { sampleAnswer } from "../flows/recordingClient";
import { endpointOf } from "./endpointOf";

/** A response of the service in place of a sample: its body, or the code of its refusal. Undefined keeps the sample. */
export type Word = { readonly body: object } | { readonly code: ProblemCode } | undefined;

const headers = { "access-control-allow-origin": "*" };

/** A run in which no company has a price. */
const noQuotes = { type: "snapshot", applicationId: "application", ratingRun: 0, status: "Completed", carriersAsked: 1, carriersAnswered: 1, quotes: [], withoutPrice: [] };

/** Answers a page's calls with samples of the contract, or with the responses of `says`: no service, no waiting. */
export async function standInForService(page: Page, { api }: Origins, says: (endpoint: Endpoint) => Word): Promise<void> {
  await page.route(`${api}/v1/**`, async (route: Route) => {
    const request = route.request();
    const found = endpointOf(request);
    if (!found) return route.fallback();
    const word = says(found);
    if (word && "code" in word) {
      const status = problemStatus[word.code];
      return route.fulfill({ status, headers, contentType: "application/problem+json", json: { type: "about:blank", title: word.code, status, code: word.code } });
    }
    if (word) return route.fulfill({ status: found.status, headers, json: word.body });
    if (found.events) return route.fulfill({ headers, contentType: "text/event-stream", body: `data: ${JSON.stringify(noQuotes)}\n\n` });
    if (!found.response) return route.fulfill({ status: found.status, headers });
    return route.fulfill({ status: found.status, headers, json: sampleAnswer(found, (request.postDataJSON() ?? {}) as object) });
  });
}
