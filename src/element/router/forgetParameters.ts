import { write } from "./browserHistory";
import { withoutParameters } from "./fragment";

/** Removes parameters that nobody else may read from the page's query and fragment, wherever the widget's route is stored. */
export function forgetParameters(parameters: readonly string[]): void {
  const url = new URL(location.href);
  for (const place of ["search", "hash"] as const) {
    const parts = url[place].slice(1);
    const kept = withoutParameters(parts, parameters);
    if (kept !== parts) url[place] = kept;
  }
  if (url.href !== location.href) write("replace", url.href);
}
