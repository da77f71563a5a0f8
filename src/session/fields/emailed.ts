import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** The id of the last e-mail with quotes, which the lead is told. */
export const emailedQuotes = field("emailId", z.string(), { initial: "" });
