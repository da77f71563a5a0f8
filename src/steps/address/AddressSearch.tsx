import { useState } from "react";
import { suggestAddresses } from "../../api/contract/addresses";
import { length } from "../../business/limits";
import { oneLine } from "../../business/oneLine";
import { useField } from "../../form/useField";
import { fill, phrases, type Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { addressLine1, addressLine2, addressSearch, cityField, stateField, zipField } from "../../session/fields/address";
import { useLookup } from "../../session/application/lookup";
import { Button } from "../../ui/buttons/Button";
import { Combobox } from "../../ui/fields/Combobox";
import { PinIcon } from "../../ui/icons/PinIcon";
import { FilledParts } from "./FilledParts";

const texts = phrases("address.search", {
  list: "Suggestions",
  found: { one: "{count} suggestion", other: "{count} suggestions" },
  manual: "Don't see it? Enter it manually",
});

/** The number of characters after which the service suggests addresses. */
const enough = 3;
/** Milliseconds without a keystroke before asking: one request per word instead of one per letter. */
const rest = 150;

interface AddressSearchProps {
  /** Defaults to the field's own label. */
  label?: Phrase;
  onManual: () => void;
}

/** Reads the field itself, so that a keystroke renders this component and not the whole screen. */
export function AddressSearch({ label, onManual }: AddressSearchProps) {
  const session = useSession();
  const text = useText();
  const field = useField(addressSearch);
  const [typed, setTyped] = useState("");
  const asked = typed.trim();
  const isEnough = asked.length >= enough && asked.length <= length.addressSearch;
  const found = useLookup(suggestAddresses, isEnough ? { body: { text: asked } } : null, rest);
  const offered = isEnough ? (found.value?.suggestions ?? []) : [];
  const { onChange, ...bound } = field;

  return (
    <FilledParts
      onWhole={(address) => {
        setTyped("");
        onChange(address);
      }}
    >
      <Combobox
        {...bound}
        label={label ? text(label) : field.label}
        icon={<PinIcon />}
        itemIcon={<PinIcon />}
        autoComplete="address-line1"
        listLabel={text(texts.list)}
        {...(isEnough && found.status === "succeeded" && { status: text(fill(texts.found, { count: offered.length })) })}
        suggestions={offered.map(({ text: id, address }) => ({
          id,
          text: address.addressLine2 ? `${address.addressLine1}, ${address.addressLine2}` : address.addressLine1,
          detail: `${address.city}, ${address.state} ${address.zipCode}`,
        }))}
        onInput={(value) => {
          // An address that was picked before isn't the one being typed.
          for (const part of [addressLine1, addressLine2, cityField, stateField, zipField]) session.set(part, "");
          setTyped(value);
          onChange(value);
        }}
        onPick={({ id }) => {
          const picked = offered.find((suggestion) => suggestion.text === id)?.address;
          if (!picked) return;
          session.set(addressLine1, picked.addressLine1);
          session.set(addressLine2, picked.addressLine2 ?? "");
          session.set(cityField, picked.city);
          session.set(stateField, picked.state);
          session.set(zipField, picked.zipCode);
          setTyped("");
          onChange(oneLine({ ...picked, addressLine2: "" }));
        }}
        footer={
          <Button variant="link" onClick={onManual}>
            {text(texts.manual)}
          </Button>
        }
      />
    </FilledParts>
  );
}
