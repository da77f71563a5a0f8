import { length } from "../../business/limits";
import { useTextField } from "../../form/useField";
import { firstName, lastName } from "../../session/fields/person";
import { Pair } from "../../ui/Pair";
import { TextField } from "../../ui/TextField";

/** One more than a name may have, so that the rule can say that it is too long. */
const maxLength = length.name + 1;

/** First and last name. Browsers may fill in only the visitor's own. */
export const NameFields = ({ isVisitor = true }: { isVisitor?: boolean }) => (
  <Pair short>
    <TextField {...useTextField(firstName)} autoComplete={isVisitor ? "given-name" : "off"} autoCapitalize="words" maxLength={maxLength} />
    <TextField {...useTextField(lastName)} autoComplete={isVisitor ? "family-name" : "off"} autoCapitalize="words" maxLength={maxLength} />
  </Pair>
);
