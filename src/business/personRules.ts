import { emailPattern, namePatterns } from "../kernel/personPatterns";
import { fault, type Fault } from "./fault";
import { length } from "./limits";
import { nonBinaryGender, type StateCode } from "./states";

/** A person's name, trimmed and not empty. */
export function nameFault(name: string, max: number = length.name): Fault<"tooLong" | "digits" | "special" | "notAName"> | null {
  if (name.length > max) return fault("tooLong", { max });
  if (/\p{N}/u.test(name)) return fault("digits");
  if (!namePatterns.characters.test(name)) return fault("special");
  return namePatterns.letter.test(name) ? null : fault("notAName");
}

/**
 * Checks an e-mail address as it is stored. Each part is matched once, without nested repetition, so that it takes linear
 * time. The parts on both sides of the @ may together exceed the whole address's bound; each bound holds even if another one
 * is raised.
 */
export function emailFault(
  text: string,
  isTopLevel: (label: string) => boolean,
): Fault<"empty" | "withoutAt" | "edges" | "ellipsis" | "domain" | "malformed"> | null {
  if (text === "") return fault("empty");
  if (!text.includes("@")) return fault("withoutAt");
  if (/^[@._]|[@._]$|\.@/.test(text)) return fault("edges");
  if (text.includes("..")) return fault("ellipsis");
  const [name = "", domain = "", ...more] = text.split("@");
  if (more.length > 0) return fault("malformed");
  if (!domain.includes(".") || !isTopLevel(domain.slice(domain.lastIndexOf(".") + 1))) return fault("domain");
  const fits = text.length <= length.email && name.length <= length.emailLocal && domain.length <= length.emailDomain;
  return fits && emailPattern.test(text) ? null : fault("malformed");
}

/** Non-binary is offered in few states. */
export const isGenderOffered = (gender: "Male" | "Female" | "NonBinary", state: string | null): boolean =>
  gender !== "NonBinary" || nonBinaryGender.includes(state as StateCode);
