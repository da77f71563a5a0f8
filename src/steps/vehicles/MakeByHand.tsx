import { useTextField } from "../../form/useField";
import { Pair } from "../../ui/Pair";
import { TextField } from "../../ui/TextField";
import { plMake, plModel } from "./itemFields";

/** Characters that the wire takes of a make or model. */
const longest = 60;

/** Make and model, typed. */
export const MakeByHand = () => (
  <Pair>
    <TextField {...useTextField(plMake)} autoComplete="off" autoCapitalize="words" maxLength={longest} />
    <TextField {...useTextField(plModel)} autoComplete="off" autoCapitalize="words" maxLength={longest} />
  </Pair>
);
