import { parseMonth } from "../../flow/rules/date";
import { parseDate } from "../../kernel/dates";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Chip } from "../../ui/cards/Chip";
import { Chips } from "../../ui/cards/Chips";
import { DriverCard } from "../../ui/cards/DriverCard";
import { Links } from "../../ui/layout/Links";
import { askedIn } from "./askedIn";
import type { DriverAnswer } from "./driverAnswer";
import { isComplete } from "./itemFields";

const texts = phrases("driver.entry", {
  born: "Born {year}",
  bornAndLicensed: "Born {born}, licensed since {licensed}",
  main: "Main driver",
  missing: "Details missing",
  edit: "Edit",
  editWho: "Edit {name}",
  remove: "Remove",
  removeWho: "Remove {name}",
});

/** The id of a driver's Edit button, by which the list finds it. */
export const editId = ({ key }: DriverAnswer): string => `edit-driver-${key}`;

interface DriverEntryProps {
  driver: DriverAnswer;
  index: number;
  onEdit: () => void;
  /** Absent for the main driver, who can't be removed. */
  onRemove?: () => void;
}

export function DriverEntry({ driver, index, onEdit, onRemove }: DriverEntryProps) {
  const session = useSession();
  const text = useText();
  const context = session.ruleContext();
  const { firstName, lastName, dateOfBirth, driverDateLicensed } = driver;
  const name = `${firstName} ${lastName}`;
  const born = parseDate(dateOfBirth)?.year;
  const licensed = askedIn(context.state, "experience") ? parseMonth(driverDateLicensed)?.year : undefined;
  const facts = licensed === undefined ? fill(texts.born, { year: born ?? "" }) : fill(texts.bornAndLicensed, { born: born ?? "", licensed });
  const missing = !isComplete(driver, context);
  return (
    <DriverCard
      id={`driver-${driver.key}`}
      initials={`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
      tile={(index % 4) + 1}
      name={name}
      detail={text(facts)}
      chips={
        (index === 0 || missing) && (
          <Chips>
            {index === 0 && <Chip>{text(texts.main)}</Chip>}
            {missing && <Chip tone="ask">{text(texts.missing)}</Chip>}
          </Chips>
        )
      }
      actions={
        <Links>
          <Button id={editId(driver)} variant="link" small label={text(fill(texts.editWho, { name }))} onClick={onEdit}>
            {text(texts.edit)}
          </Button>
          {onRemove && (
            <Button variant="link" small label={text(fill(texts.removeWho, { name }))} onClick={onRemove}>
              {text(texts.remove)}
            </Button>
          )}
        </Links>
      }
    />
  );
}
