import { expect, test } from "vitest";
import { oneLine } from "./oneLine";

const office = { addressLine1: "500 Congress Ave", city: "Austin", state: "TX", zipCode: "78701" };

test.each([
  [office, "500 Congress Ave, Austin, TX 78701"],
  [{ ...office, addressLine2: "Apt 4" }, "500 Congress Ave, Apt 4, Austin, TX 78701"],
  [{ ...office, addressLine2: "" }, "500 Congress Ave, Austin, TX 78701"],
  [{ state: "TX", zipCode: "78701" }, "TX 78701"],
  [{ zipCode: "78701" }, "78701"],
  [{}, ""],
])("%o reads %j", (address, text) => expect(oneLine(address)).toBe(text));
