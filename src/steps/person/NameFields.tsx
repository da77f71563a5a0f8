import { useTextField } from "../../form/useField";
import { firstName, lastName } from "../../session/fields/person";
import { Pair } from "../../ui/layout/Pair";
import { TextField } from "../../ui/fields/TextField";

/** First and last name. Browsers may fill in only the visitor's own. */
export const NameFields = ({ isVisitor = true }: { isVisitor?: boolean }) => (
  <Pair short>
    <TextField {...useTextField(firstName)} autoComplete={isVisitor ? "given-name" : "off"} autoCapitalize="words" />
    <TextField {...useTextField(lastName)} autoComplete={isVisitor ? "family-name" : "off"} autoCapitalize="words" />
  </Pair>
);
