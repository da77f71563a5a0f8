import { timings } from "../business/timings";
import { contentUrl } from "./contentUrls";
import { fetchContent, type ContentRequest } from "./fetchContent";

const answers = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();

/**
 * Returns the network's response for a partner, fetched at most once a minute, however many widgets a page shows and however
 * often it mounts them. `begun` is a request that the painter has already made. A failure is forgotten, so that the next
 * caller fetches again.
 */
export function contentOnPage(request: ContentRequest, begun?: Promise<unknown>): Promise<unknown> {
  const url = contentUrl(request.contentBase, request.partner);
  const known = answers.get(url);
  if (!begun && known && performance.now() < known.until) return known.answer;
  const answer = begun ?? fetchContent(request);
  const made = { answer, until: performance.now() + timings.contentFresh };
  answers.set(url, made);
  answer.catch(() => answers.get(url) === made && answers.delete(url));
  return answer;
}
