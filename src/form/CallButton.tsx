import { telephone, unbroken } from "../business/telephone";
import { fill, type Phrase } from "../kernel/phrase";
import { useSession, useText } from "../session/context";
import { Button } from "../ui/buttons/Button";
import { PhoneIcon } from "../ui/icons/PhoneIcon";

interface CallButtonProps {
  /** Names the number as {number}. */
  readonly label: Phrase;
  readonly variant?: "main" | "line" | "link";
  readonly onClick?: () => void;
}

/** Calls the partner's advisors, as one of a screen's actions. */
export function CallButton({ label, variant = "main", onClick }: CallButtonProps) {
  const text = useText();
  const number = useSession().partner.config.tollFreeNumber;
  return (
    <Button variant={variant} full href={telephone(number)} {...(onClick && { onClick })}>
      <PhoneIcon />
      {text(fill(label, { number: unbroken(number) }))}
    </Button>
  );
}
