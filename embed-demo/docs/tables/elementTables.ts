import { cancelable, type IqEventName } from "../../../src/app/host/events";
import { oldestBrowsers } from "../../../src/build/browsers.mjs";
import { eventTypes } from "../../../src/build/eventTypes.mjs";
import { attributeDocs } from "../../../src/element/attributeDocs";
import { propertyOf, type AttributeName } from "../../../src/element/attributes";
import { customElements } from "../../../src/element/customElements";
import { addressesOf, environments } from "../../../src/element/environments";
import { errorDocs } from "../../../src/element/errorDocs";
import { eventDocs } from "../../../src/element/eventDocs";
import { methodDocs } from "../../../src/element/methodDocs";
import { cell, code, table } from "./markdown";

const types = eventTypes();

/** The tag's description, as editors read it. */
const declaration = customElements(types).modules[0]!.declarations![0] as {
  readonly members: readonly { readonly kind: string; readonly name: string; readonly type?: { readonly text: string } }[];
  readonly cssProperties: readonly { readonly name: string; readonly syntax: string; readonly default?: string; readonly description: string }[];
  readonly cssParts: readonly { readonly name: string; readonly description: string }[];
};

const attributes = table(
  ["attribute", "meaning", "type", "default"],
  Object.entries(attributeDocs).map(([name, doc]) => [code(name), cell(doc.description), code(doc.type), cell(doc.default)]),
);

const properties = table(
  ["property", "type", "attribute"],
  Object.keys(attributeDocs).map((name) => {
    const property = propertyOf(name as AttributeName);
    return [code(property), code(declaration.members.find((member) => member.name === property)?.type?.text ?? ""), code(name)];
  }),
);

const addresses = table(
  ["`environment`", "`api`", "`content`", "`hosted`"],
  environments.map((name) => {
    const { api, content, hosted } = addressesOf(name);
    return [name, api, content, hosted].map(code);
  }),
);

const methods = table(
  ["method", "meaning"],
  Object.entries(methodDocs).map(([name, { parameters, description }]) => {
    const given = parameters.map((parameter) => `${parameter.name}${"optional" in parameter ? "?" : ""}: ${parameter.type}`);
    return [code(`${name}(${given.join(", ")})`), cell(description)];
  }),
);

const events = table(
  ["event", "when", "how often", "order"],
  Object.entries(eventDocs).map(([name, { when, often, order }]) => [`[\`${name}\`](#${name})`, cell(when), cell(often), cell(order)]),
);

/** One section for each event, with the members of its detail. */
const details = Object.entries(types)
  .map(([name, members]) => {
    const note = cancelable.has(name as IqEventName) ? "Cancelable.\n\n" : "";
    const rows = members.map((member) => [code(`${member.name}${member.isOptional ? "?" : ""}`), cell(member.description), code(member.type)]);
    return `### \`${name}\` {#${name}}\n\n${note}${rows.length === 0 ? "Its detail is empty." : table(["member of `detail`", "meaning", "type"], rows)}`;
  })
  .join("\n\n");

const errors = table(
  ["code", "cause", "remedy"],
  Object.entries(errorDocs).map(([name, { cause, remedy }]) => [code(name), cell(cause), cell(remedy)]),
);

const cssProperties = table(
  ["property", "syntax", "default", "token"],
  declaration.cssProperties.map(({ name, syntax, default: value = "", description }) => {
    const [, token] = /^The design token (\S+),/.exec(description) ?? [];
    return [code(name), code(syntax), code(value), token === undefined ? cell(description) : code(token)];
  }),
);

const parts = table(["part", "meaning"], declaration.cssParts.map(({ name, description }) => [code(name), cell(description)]));

const browsers = table(["browser", "from version", "because the widget needs"], oldestBrowsers.map(({ name, version, needs }) => [name, version, cell(needs)]));

/** The tables of the tag itself, by name. */
export const elementTables = { attributes, properties, addresses, methods, events, details, errors, browsers, "css-properties": cssProperties, parts };
