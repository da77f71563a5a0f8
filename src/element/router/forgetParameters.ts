import { write } from "./browserHistory";
import { withoutParameters } from "./fragment";

/** Takes query parameters that held personal data out of the page's address, wherever the widget's route is kept. */
export function forgetParameters(parameters: readonly string[]): void {
  const url = new URL(location.href);
  const search = withoutParameters(url.search.slice(1), parameters);
  if (search === url.search.slice(1)) return;
  url.search = search;
  write("replace", url.href);
}
