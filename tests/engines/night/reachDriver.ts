import { answerScreen } from "../answerScreen";
import { morgans } from "../answers";
import type { Visit } from "../visiting";

/** Types auto's address into its separate fields. */
export async function typeAddress({ person }: Pick<Visit, "person">): Promise<void> {
  await person.press("Enter address manually");
  await person.find({ role: "button", name: "Search for my address" });
  await answerScreen(person, morgans);
}

/** Answers auto's address, from its address on, and waits for the main driver's form. */
export async function reachDriver({ person, goToRoute }: Visit): Promise<void> {
  await goToRoute("auto/address");
  await typeAddress({ person });
  await person.press("Almost there!");
  await person.sees("Tell us about the main driver");
}
