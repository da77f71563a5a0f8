import type { Answers } from "../../flow/field";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** Who sent the visitor: a path segment of the address step or a query parameter; the query wins. */
export const referralCode = field("referralCode", z.string(), { initial: "", kept: true });

/** No step asks it, so that it isn't among the answers that a step sends. */
export const referralOf = ({ answers }: { readonly answers: { peek(): Answers } }): string => answers.peek().get(referralCode);

/** The code that was looked up last, found or not: what the visitor mends afterwards isn't replaced again. */
export const referralRead = field("referralRead", z.string(), { initial: "", kept: true });

/** The logo's link, in place of the partner's own page. */
export const returnUrl = field("partnerReturnUrl", z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$|^$/)), { initial: "", kept: true });

export const referralFields = [referralCode, referralRead, returnUrl] as const;

/** The lead's id of an earlier conversation, by which `splookup` found this person: the record is a FETCH then. */
export const leadLookup = field("leadLookup", z.string(), { initial: "", kept: true });

/** The quotes were there before the visitor: a link has brought them, together with `splookup`. */
export const isBatch = field("isBatch", z.boolean(), { initial: false });
