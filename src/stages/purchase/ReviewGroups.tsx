import { listQuotes } from "../../api/contract/quotes";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useLookup } from "../../session/application/lookup";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { FactRow } from "../../ui/cards/FactRow";
import { HomeIcon } from "../../ui/icons/HomeIcon";
import { PaperIcon } from "../../ui/icons/PaperIcon";
import { PersonIcon } from "../../ui/icons/PersonIcon";
import { ShieldIcon } from "../../ui/icons/ShieldIcon";
import { SmokeIcon } from "../../ui/icons/SmokeIcon";
import { FoldedLines } from "../../ui/layout/FoldedLines";
import { reviewGroups } from "./reviewGroups";

const texts = phrases("purchase.review.change", { change: "Change", changeOf: "Change {name}" });

const icons = { coverages: <ShieldIcon />, home: <HomeIcon />, you: <PersonIcon />, safety: <SmokeIcon />, questions: <PaperIcon /> };

/** The quote from the list, which has to be requested after a reload. */
function useQuote() {
  const session = useSession();
  const application = useValue(session.application);
  const id = useValue(session.selection)?.quoteId;
  const known = useValue(session.quotes.quotes).find((quote) => quote.id === id);
  const asked = !known && application ? { params: { applicationId: application.id }, query: {}, token: application.token } : null;
  const { value } = useLookup(listQuotes, asked);
  return known ?? value?.quotes.find((quote) => quote.id === id);
}

/** Shows what matters in one line a group, which opens to every answer with a link to change it. */
export function ReviewGroups() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const answers = useValue(session.answers);
  const slug = useValue(session.line)?.slug ?? "renters";
  const quote = useQuote();
  const change = (step: string): void => {
    session.returnTo.value = "purchase/review-details";
    runner.show(`${slug}/${step}`);
  };
  const said = (name: Parameters<typeof text>[0] | string): string => (typeof name === "string" ? name : text(name));
  return (
    <FoldedLines
      lines={reviewGroups(answers, quote, text)
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, title, line, rows }) => ({
          id,
          icon: icons[id],
          title: text(title),
          line,
          children: (
            <dl>
              {rows.map((row) => (
                <FactRow
                  key={row.id}
                  name={said(row.name)}
                  value={row.value}
                  action={
                    <Button variant="link" small label={text(fill(texts.changeOf, { name: said(row.name) }))} onClick={() => change(row.step)}>
                      {text(texts.change)}
                    </Button>
                  }
                />
              ))}
            </dl>
          ),
        }))}
    />
  );
}
