import type { Answers } from "../../flow/field";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** The referral code: a path segment of the address step or a query parameter; the query wins. */
export const referralCode = field("referralCode", z.string(), { initial: "", kept: true });

/** Returns the referral code, which isn't among the answers that a step sends, because no step asks for it. */
export const referralOf = ({ answers }: { readonly answers: { peek(): Answers } }): string => answers.peek().get(referralCode);

/** The last code that was looked up, found or not, so that the visitor's later corrections aren't replaced again. */
export const referralRead = field("referralRead", z.string(), { initial: "", kept: true });

/** The logo's link, which replaces the partner's own page. */
export const returnUrl = field("partnerReturnUrl", z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$|^$/)), { initial: "", kept: true });

export const referralFields = [referralCode, referralRead, returnUrl] as const;

/** The id of an earlier conversation's lead, if `splookup` found this person; the record is then a FETCH. */
export const leadLookup = field("leadLookup", z.string(), { initial: "", kept: true });

/** True if a link with `splookup` has brought quotes that were made before the visit. */
export const isBatch = field("isBatch", z.boolean(), { initial: false });
