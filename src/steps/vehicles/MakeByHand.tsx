import { useTextField } from "../../form/useField";
import { Pair } from "../../ui/layout/Pair";
import { TextField } from "../../ui/fields/TextField";
import { plMake, plModel } from "./itemFields";

/** Make and model, typed. */
export const MakeByHand = () => (
  <Pair>
    <TextField {...useTextField(plMake)} autoComplete="off" autoCapitalize="words" />
    <TextField {...useTextField(plModel)} autoComplete="off" autoCapitalize="words" />
  </Pair>
);
