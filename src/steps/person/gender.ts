import { isGenderOffered } from "../../business/personRules";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

export type Gender = "Male" | "Female" | "NonBinary";

const texts = phrases("error.driver", { gender: "Select a gender" });

/** Five states offer non-binary. */
export const gendersIn = (state: string | null): readonly Gender[] =>
  (["Female", "Male", "NonBinary"] as const).filter((gender) => isGenderOffered(gender, state));

/** Required where it is asked; an answer that the state doesn't offer is asked again. */
export const gender: Field<Gender | ""> = field<Gender | "">("gender", z.enum(["Male", "Female", "NonBinary", ""]), {
  label: "Gender",
  initial: "",
  personal: true,
  kept: true,
  rated: true,
  rule: (value, { state }) => (value !== "" && gendersIn(state).includes(value) ? null : texts.gender),
});

/** The wire's member: absent while unanswered. */
export const wireGender = (answer: Gender | ""): { gender?: Gender } => (answer === "" ? {} : { gender: answer });
