import { listPetBreeds } from "../../api/contract/petBreeds";
import { useField } from "../../form/useField";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { useLookup } from "../../session/application/lookup";
import { Combobox } from "../../ui/fields/Combobox";
import { breedsOf, matching } from "./breeds";
import { petBreed, petType } from "./fields";

const texts = phrases("pet.breed", {
  help: "Start typing a breed. Not sure? Type \"mixed.\"",
  list: "Breeds",
  found: { one: "{count} breed found", other: "{count} breeds found" },
});

const everything = {};

/** Suggests the breeds of the chosen type. It is a plain text field when the list doesn't load. */
export function BreedField() {
  const text = useText();
  const { value: type } = useField(petType);
  const { onChange, ...bound } = useField(petBreed);
  const found = useLookup(listPetBreeds, type === "" ? null : everything);
  const offered = matching(breedsOf(found.value, type), bound.value);
  return (
    <Combobox
      {...bound}
      onInput={onChange}
      help={text(texts.help)}
      autoComplete="off"
      listLabel={text(texts.list)}
      status={text(fill(texts.found, { count: offered.length }))}
      suggestions={offered.map(({ code, name }) => ({ id: code, text: name }))}
      onPick={({ text: name }) => onChange(name)}
    />
  );
}
