import { timings } from "../business/timings";
import { contentUrl } from "./contentUrls";
import { fetchContent, type ContentRequest } from "./fetchContent";

const answers = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();

/**
 * The network's answer about a partner: asked for once a minute, however many widgets a page shows and however often it mounts
 * them. `begun` is one that the painter waits for already. What failed is forgotten, and asked for again by who comes next.
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
