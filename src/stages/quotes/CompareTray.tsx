import type { Quote } from "../../api/contract/quote";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Tray } from "../../ui/quotes/Tray";
import { comparedAtMost } from "./compare/compared";

const texts = phrases("quotes.tray", {
  label: "Compare quotes",
  oneHint: "Choose at least one more",
  some: "{count} chosen",
  most: "{count} chosen, the most you can compare",
  clear: "Clear",
  compare: "Compare",
});

/** The quotes selected for comparison. Shown while there is at least one. */
export function CompareTray({ chosen }: { chosen: readonly Quote[] }) {
  const { quotes } = useSession();
  const runner = useRunner();
  const busy = useValue(runner.busy);
  const text = useText();
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <Tray
      label={text(texts.label)}
      title={text(fill(count === comparedAtMost ? texts.most : texts.some, { count }))}
      names={count === 1 ? `${chosen[0]?.carrierName ?? ""}. ${text(texts.oneHint)}` : chosen.map(({ carrierName }) => carrierName).join(", ")}
      actions={
        <>
          <Button variant="link" small onClick={() => (quotes.compared.value = [])}>
            {text(texts.clear)}
          </Button>
          {count > 1 && (
            <Button variant="line" small busy={busy} arrival onClick={() => runner.openSubroute("compare")}>
              {text(texts.compare)}
            </Button>
          )}
        </>
      }
    />
  );
}
