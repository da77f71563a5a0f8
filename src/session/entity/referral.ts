import { field } from "../../flow/field";
import { string } from "../../kernel/shape";

/** Who sent the visitor: a path segment of the address step or a query parameter; the query wins (decision 17). */
export const referralCode = field("referralCode", string(), { initial: "" });
