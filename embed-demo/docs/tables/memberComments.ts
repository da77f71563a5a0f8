import { readFileSync } from "node:fs";
import ts from "typescript";

/** Reads the comments of an object's or interface's members in a source file, by name. Members without one are left out. */
export function memberComments(path: string, owner: string): Readonly<Record<string, string>> {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const comments: Record<string, string> = {};
  const read = (members: ts.NodeArray<ts.Node>): void => {
    for (const member of members) {
      const [doc] = ts.getJSDocCommentsAndTags(member);
      const { name } = member as ts.PropertyAssignment;
      if (doc?.comment) comments[name.getText(file).replace(/"/g, "")] = String(doc.comment).replace(/\s+/g, " ");
    }
  };
  const bare = (node: ts.Expression): ts.Expression => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node);
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === owner) read(node.members);
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === owner && node.initializer) {
      const value = bare(node.initializer);
      if (ts.isObjectLiteralExpression(value)) read(value.properties);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return comments;
}
