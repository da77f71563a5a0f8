import { useRef, type FormEvent, type ReactNode } from "react";
import { oneLine } from "../../business/oneLine";
import { usStates } from "../../business/stateNames";
import { useSession } from "../../session/context";
import { addressLine1, addressLine2, addressSearch, cityField, stateField, zipField } from "../../session/fields/address";
import { codeOf } from "./StatePicker";

/** The `autocomplete` tokens that browsers fill the parts in by. */
const parts = ["address-line2", "address-level2", "address-level1", "postal-code"] as const;

interface FilledPartsProps {
  /** The search field, which the browser fills with the street. */
  children: ReactNode;
  /** Called once the search field holds a whole address. */
  onWhole: (address: string) => void;
}

/**
 * Hidden inputs that receive the unit, city, state and ZIP code when a browser fills in an address. The search field takes only the
 * street, and without these inputs the browser would fill in half an address. They are never visible, focusable or announced.
 */
export function FilledParts({ children, onWhole }: FilledPartsProps) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const take = ({ target }: FormEvent): void => {
    // Chromium writes the street once more at the end. Text that the visitor typed is never extended.
    if (!box.current!.contains(target as Node) && !(target as Element).matches(":autofill")) return;
    const [unit = "", city = "", stateName = "", zipCode = ""] = [...box.current!.querySelectorAll("input")].map((input) => input.value.trim());
    const line = session.draft(addressSearch).peek().split(",")[0]!.trim();
    if (!(line && city && stateName && zipCode)) return;
    const state = codeOf(usStates, stateName);
    session.set(addressLine1, line);
    session.set(addressLine2, unit);
    session.set(cityField, city);
    session.set(stateField, state);
    session.set(zipField, zipCode.slice(0, 5));
    onWhole(oneLine({ addressLine1: line, city, state, zipCode: zipCode.slice(0, 5) }));
  };
  return (
    <div onInput={take}>
      {children}
      <div aria-hidden="true" ref={box}>
        {parts.map((part) => (
          <input key={part} className="vh" id={`filled-${part}`} autoComplete={part} tabIndex={-1} />
        ))}
      </div>
    </div>
  );
}
