import { join } from "node:path";
import { breedsOf } from "../service/reference/breeds";
import type { Facts, PageContent } from "./fillPage";
import type { HandOffSite } from "./handOffSite";
import type { HandedOver } from "./receiveHandOff";

type Lead = HandedOver["lead"];

const filled = (facts: readonly (readonly [name: string, value: string | undefined])[]): Facts =>
  facts.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value] as const]));

const addressOf = ({ address = {} }: Lead): string => {
  const { addressLine1 = "", addressLine2 = "", city = "", state = "", zipCode = "" } = address;
  const unit = addressLine2 && `, Unit ${addressLine2}`;
  return `${addressLine1}${unit}${city && `, ${city}`}${state && `, ${state}`} ${zipCode}`.replace(/^, /, "").trim();
};

/** 1984-02-29 as people here write it. */
const dayOf = (iso: string | undefined): string | undefined => iso?.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, "$2/$3/$1");
const phoneOf = (phone: string | undefined): string | undefined => phone?.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, "($1) $2-$3");

const homeContent = ({ ref, productType, lead }: HandedOver): PageContent => ({
  words: { ref, greeting: lead.firstName ? `Welcome, ${lead.firstName}` : "Welcome" },
  facts: filled([
    ["Name", [lead.firstName, lead.lastName].filter(Boolean).join(" ")],
    ["Date of birth", dayOf(lead.dateOfBirth)],
    ["Email", lead.email],
    ["Phone", phoneOf(lead.phone)],
    ["Home", addressOf(lead)],
    ["Policy", productType === "CONDOMINIUM" ? "Condominium (HO-6)" : "Homeowners (HO-3)"],
  ]),
});

const petContent = ({ ref, lead }: HandedOver): PageContent => ({
  words: { ref, pet: lead.petName ?? "your pet" },
  facts: filled([
    ["Pet", lead.petName],
    ["Kind", lead.petType && { CAT: "Cat", DOG: "Dog" }[lead.petType]],
    ["Breed", lead.petType && breedsOf(lead.petType).find(({ code }) => code === lead.petCode)?.name],
    ["Age", lead.petAge === undefined ? undefined : lead.petAge === 1 ? "1 year or younger" : `${lead.petAge} years`],
    ["ZIP code", lead.address?.zipCode],
    ["Email", lead.email],
    ["Plan", lead.carrier],
  ]),
});

/** The sites that hand-off tokens lead to. Both companies are invented. */
export const handOffSites = (folder: string): readonly HandOffSite[] => [
  { path: "/quoting/", pages: join(folder, "quoting"), contentOf: homeContent },
  { path: "/pet-partner/", pages: join(folder, "pet-partner"), contentOf: petContent },
];
