import { expect, test } from "vitest";
import { fieldOf } from "./fieldOf";

test.each([
  ["config.json", "tollFreeNumber", "Company and links: Phone number", "tollFreeNumber"],
  ["config.json", "licensing", "Company and links: Licensed agency", "licensing-agency"],
  ["config.json", "licensing.licenses.0.state", "Company and links: Licenses", "licensing-licenses"],
  ["config.json", "linksIn.es.privacyUrl", "Company and links: Privacy notice, in Spanish", "linksIn-es-privacyUrl"],
  ["config.json", "logo.src", "Pictures: Logo", "picture-logo"],
  ["config.json", "logo.alt", "Pictures: What a screen reader says for it", "logo-alt"],
  ["config.json", "productIcons.auto", "Pictures: Icon of the card “Auto”", "picture-productIcons.auto"],
  ["config.json", "productIcons.homeowners", "Pictures: Icon of the card “Homeowners”", "picture-productIcons.homeowners"],
  ["config.json", "publishableKey", "Brand: Id", "partner-id"],
  ["the folder's name", '"A"', "Brand: Id", "partner-id"],
  ["theme.json", "color.on-action", "Colors: Text on the main button", "color-on-action"],
  ["theme-dark.json", "color.on-action", "Dark scheme: Text on the main button", "dark-color-on-action"],
  ["theme.json", "icon.stroke", "Shape: icon.stroke", "icon-stroke"],
  ["text.json", "quotes.more", "Texts: quotes.more", "text-quotes.more"],
  ["text.es.json", "quotes.more", "Spanish: quotes.more", "text-es-quotes.more"],
])("a fault of %s, %s is fixed under %s", (file, place, label, id) => {
  const { section, label: said, id: found } = fieldOf({ file, place })!;
  expect({ label: `${section}: ${said}`, id: found }).toEqual({ label, id });
});

test.each([
  ["config.json", "ageOfTheHouse"],
  ["theme.json", "shadows.card"],
  ["theme-dark.json", "shadow.card"],
  ["text.json", ""],
])("a fault of %s, %s has no field of its own", (file, place) => {
  expect(fieldOf({ file, place })).toBeNull();
});
