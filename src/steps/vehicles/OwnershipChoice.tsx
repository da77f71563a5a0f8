import { useField } from "../../form/useField";
import { useText } from "../../session/context";
import { Choice } from "../../ui/choices/Choice";
import type { VehicleAnswer } from "./fields";
import { ownershipType } from "./itemFields";
import { ownership, ownershipQuestion } from "./itemTexts";

/** Paid in full, or not. Only owned vehicles can opt out of comprehensive, because lenders require it. */
export function OwnershipChoice() {
  const text = useText();
  const field = useField<VehicleAnswer["ownershipType"]>(ownershipType);
  return (
    <Choice
      {...field}
      label={text(ownershipQuestion)}
      options={[
        { value: "Owned", label: text(ownership.Owned) },
        { value: "Lien", label: text(ownership.Lien) },
      ]}
    />
  );
}
