import { join } from "node:path";
import { oneLine } from "../../src/business/oneLine";
import { breedsOf } from "../service/reference/breeds";
import type { Facts } from "../hosting/fillPage";
import type { HandOffSite } from "./handOffSite";

const filled = (facts: readonly (readonly [name: string, value: string | undefined])[]): Facts =>
  facts.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value] as const]));

/** The date as people here write it. */
const dayOf = (iso: string | undefined): string | undefined => iso?.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, "$2/$3/$1");
const phoneOf = (phone: string | undefined): string | undefined => phone?.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, "($1) $2-$3");

const homeContent: HandOffSite["contentOf"] = ({ ref, productType, lead }, _language, say) => ({
  words: { ref, greeting: [say("Welcome"), lead.firstName].filter(Boolean).join(", ") },
  facts: filled([
    [say("Name"), [lead.firstName, lead.lastName].filter(Boolean).join(" ")],
    [say("Date of birth"), dayOf(lead.dateOfBirth)],
    [say("Email"), lead.email],
    [say("Phone"), phoneOf(lead.phone)],
    [say("Home"), lead.address && oneLine(lead.address)],
    [say("Policy"), say(productType === "CONDOMINIUM" ? "Condominium (HO-6)" : "Homeowners (HO-3)")],
  ]),
});

const petContent: HandOffSite["contentOf"] = ({ ref, lead }, language, say) => ({
  words: { ref, pet: lead.petName ?? say("your pet") },
  facts: filled([
    [say("Pet’s name"), lead.petName],
    [say("Kind"), lead.petType && say({ CAT: "Cat", DOG: "Dog" }[lead.petType])],
    [say("Breed"), lead.petType && breedsOf(lead.petType, language).find(({ code }) => code === lead.petCode)?.name],
    [say("Age"), lead.petAge === undefined ? undefined : lead.petAge === 1 ? say("1 year or younger") : `${lead.petAge} ${say("years")}`],
    [say("ZIP code"), lead.address?.zipCode],
    [say("Email"), lead.email],
    [say("Plan"), lead.carrier],
  ]),
});

/** The sites that receive hand-off tokens. Both companies are fictional. */
export const handOffSites = (folder: string): readonly HandOffSite[] => [
  { path: "/quoting/", pages: join(folder, "quoting"), contentOf: homeContent },
  { path: "/pet-partner/", pages: join(folder, "pet-partner"), contentOf: petContent },
];
