import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { src } from "./paths.mjs";

/** A member's comment in one line; empty without one. */
const describing = (member) => String(ts.getJSDocCommentsAndTags(member)[0]?.comment ?? "").replace(/\s+/g, " ");

/** Reads the types of the events' details from app/host/events.ts: by event, each member with its type and comment as written there. */
export function eventTypes() {
  const path = join(src, "app/host/events.ts");
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const details = file.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "IqEventDetails");
  const written = (node) => node.getText(file).replace(/\breadonly /g, "").replace(/\s+/g, " ");
  const membersOf = (type) => (ts.isTypeLiteralNode(type) ? type.members : []).map((member) => ({ name: member.name.text, isOptional: Boolean(member.questionToken), type: written(member.type), description: describing(member) }));
  return Object.fromEntries(details.members.map(({ name, type }) => [name.text, membersOf(type)]));
}
