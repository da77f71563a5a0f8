import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** The id of the last e-mail with quotes, which is sent with the lead. */
export const emailedQuotes = field("emailId", z.string(), { initial: "" });
