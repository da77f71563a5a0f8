import type { IqEventName } from "../app/host/events";
import { attributeDocs } from "./attributeDocs";
import { attributes, propertyOf, type AttributeName } from "./attributes";
import { eventDocs } from "./eventDocs";

const methods = [
  { name: "start", parameters: [{ name: "line", type: { text: "string" }, optional: true }], description: "Begins a line, or shows the choice of lines." },
  { name: "goTo", parameters: [{ name: "step", type: { text: "string" } }], description: "Goes to a step as far as the answers allow." },
  { name: "prefill", parameters: [{ name: "data", type: { text: "unknown" } }], description: "Takes answers that the host knows already." },
  { name: "setAuthToken", parameters: [{ name: "token", type: { text: "string | null" } }], description: "Signs the visitor in or out." },
  { name: "reset", parameters: [], description: "Begins anew: all answers go but who the person is and where." },
] as const;

const descriptionOf = (name: IqEventName): string => {
  const { when, often, order } = eventDocs[name];
  return `Sent when ${when}. How often: ${often}. Order: ${order}.`;
};

/** Returns the custom-elements manifest (schema 1.0.0), for editors and wrappers. The build writes it to dist. */
export function customElements() {
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path: "dist/npm/index.js",
        declarations: [
          {
            kind: "class",
            customElement: true,
            name: "InsuranceQuote",
            tagName: "insurance-quote",
            description: "A whole insurance quoting funnel.",
            attributes: (Object.keys(attributes) as AttributeName[]).map((name) => {
              const { type, ...rest } = attributeDocs[name];
              return { name, fieldName: propertyOf(name), type: { text: type }, ...rest };
            }),
            members: [
              { kind: "field", name: "router", type: { text: `${attributeDocs.router.type} | RouterAdapter | null` }, description: "The name of an adapter, or an adapter to the host's own router." },
              ...methods.map((method) => ({ kind: "method", ...method })),
            ],
            events: (Object.keys(eventDocs) as IqEventName[]).map((name) => ({
              name,
              type: { text: `CustomEvent<IqEventDetails["${name}"]>` },
              description: descriptionOf(name),
            })),
            cssParts: [{ name: "fallback", description: "Sentence, link and button when the widget can't be shown." }],
          },
        ],
        exports: [{ kind: "custom-element-definition", name: "insurance-quote", declaration: { name: "InsuranceQuote", module: "dist/npm/index.js" } }],
      },
    ],
  };
}
