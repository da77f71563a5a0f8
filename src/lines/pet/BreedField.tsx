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
  const { onChange, value, ...bound } = useField(petBreed);
  const found = useLookup(listPetBreeds, type === "" ? null : everything);
  const breeds = breedsOf(found.value, type);
  // A host's prefill may give the code, which stays the answer: another one would make another application.
  const shown = breeds.find(({ code }) => code === value)?.name ?? value;
  const offered = matching(breeds, shown);
  return (
    <Combobox
      {...bound}
      value={shown}
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
