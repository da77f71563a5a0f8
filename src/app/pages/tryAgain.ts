import type { Trouble } from "../../session/session";
import type { Funnel } from "../funnel";

/**
 * Returns to the place of a failure and repeats what failed there. Without the submit, a visitor would find a form as it was left and
 * would have to guess that its button is to be pressed once more. A second entry of the place would make Back seem to do nothing.
 */
export async function tryAgain({ navigator, runner }: Pick<Funnel, "navigator" | "runner">, place: string, trouble: Trouble | null): Promise<void> {
  await navigator.travelTo(place);
  if (trouble?.isSubmit && navigator.view.peek()?.path === place) await runner.submit();
}
