import { expect, test } from "vitest";
import { writtenFamilyName, writtenName, writtenSuffix } from "./writtenName";

test.each([
  ["MCALLISTER", "McAllister"],
  ["O'NEIL", "O'Neil"],
  ["O’NEIL", "O’Neil"],
  ["DE LA CRUZ", "de la Cruz"],
  ["DE LOS SANTOS", "de los Santos"],
  ["DEL RIO", "del Rio"],
  ["LA ROSA", "La Rosa"],
  ["VAN BUREN", "Van Buren"],
  ["VAN DER BERG", "van der Berg"],
  ["VON TRAPP", "von Trapp"],
  ["DOS SANTOS", "dos Santos"],
  ["ORTEGA Y GASSET", "Ortega y Gasset"],
  ["SMITH-O'BRIEN", "Smith-O'Brien"],
  ["D'ANGELO", "D'Angelo"],
  ["MACDONALD", "MacDonald"],
  ["MACHADO", "Machado"],
  ["MACK", "Mack"],
  ["MACIAS", "Macias"],
  ["NUÑEZ", "Nuñez"],
  ["ST. JOHN", "St. John"],
  ["DE", "De"],
  ["LI", "Li"],
  ["  GARCIA   LOPEZ ", "Garcia Lopez"],
  ["McKinley", "McKinley"],
  ["", ""],
])("%s is the family name %s", (capitals, written) => expect(writtenFamilyName(capitals)).toBe(written));

test.each([
  ["MARY ANN", "Mary Ann"],
  ["JA'MARR", "Ja'Marr"],
  ["TE'O", "Te'o"],
  ["JEAN-LUC", "Jean-Luc"],
  ["ÉLODIE", "Élodie"],
  ["DE", "De"],
])("%s is the given name %s", (capitals, written) => expect(writtenName(capitals)).toBe(written));

test.each([
  ["JR", "Jr."],
  ["sr.", "Sr."],
  ["III", "III"],
  ["IV", "IV"],
  ["3RD", "III"],
  ["NONE", ""],
  ["MD", ""],
  ["", ""],
])("%s is the suffix %s", (capitals, written) => expect(writtenSuffix(capitals)).toBe(written));
