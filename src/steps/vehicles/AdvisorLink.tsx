import { useRunner } from "../../form/runner";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";

const texts = phrases("vehicle", { advisor: "Contact an advisor" });

/** Shown when only a person can quote: a message that says "speak with an agent" has to say how. */
export function AdvisorLink() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  return (
    <Button variant="link" onClick={() => runner.show(`${session.line.peek()?.slug ?? "other"}/finalize/contact`)}>
      {text(texts.advisor)}
    </Button>
  );
}
