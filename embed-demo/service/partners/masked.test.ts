import { expect, it } from "vitest";
import { maskedEmail, maskedName, maskedPhone } from "./masked";

it.each([
  [maskedName, "Jordan", "J***"],
  [maskedName, "Ágnes Mária", "Á***"],
  [maskedName, "", ""],
  [maskedEmail, "jordan.avery@example.com", "j***@example.com"],
  [maskedEmail, "j@example.com", "j***@example.com"],
  [maskedPhone, "(512) 555-0134", "(***) ***-0134"],
  [maskedPhone, "5125550134", "(***) ***-0134"],
])("%o masks %s as %s", (masked, said, shown) => expect(masked(said)).toBe(shown));
