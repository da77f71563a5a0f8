interface PageEntry {
  readonly text: string;
  readonly link: `/${string}/${string}`;
}

interface Section {
  readonly text: string;
  readonly items: [PageEntry, ...PageEntry[]];
}

/** Pages in Spanish, beside the English ones of the same name. */
export const spanish: Section = { text: "Socios", items: [{ text: "Diez minutos hasta una cotización", link: "/es/ten-minutes" }] };

/** Every page in English by reader, in the order in which it is read. A test compares it with the files. */
export const pages: Section[] = [
  {
    text: "Partners",
    items: [
      { text: "Ten minutes to a quote", link: "/partners/ten-minutes" },
      { text: "Playground", link: "/partners/playground" },
      { text: "Embed it", link: "/partners/embed" },
      { text: "React, Vue and the package", link: "/partners/frameworks" },
      { text: "Hosts", link: "/partners/hosts" },
      { text: "Addresses and routers", link: "/partners/router" },
      { text: "Theming", link: "/partners/theming" },
      { text: "Texts and languages", link: "/partners/texts" },
      { text: "Modes and flags", link: "/partners/modes" },
      { text: "Scan instead of type", link: "/partners/scanning" },
      { text: "Visitors you know", link: "/partners/identity" },
      { text: "Analytics", link: "/partners/analytics" },
      { text: "Privacy", link: "/partners/privacy" },
      { text: "Security and CSP", link: "/partners/security" },
      { text: "When something fails", link: "/partners/failures" },
      { text: "Accessibility", link: "/partners/accessibility" },
      { text: "Conformance report", link: "/partners/conformance" },
      { text: "Performance", link: "/partners/performance" },
      { text: "Versions", link: "/partners/versions" },
    ],
  },
  {
    text: "Reference",
    items: [
      { text: "The tag", link: "/reference/element" },
      { text: "Events", link: "/reference/events" },
      { text: "Error codes", link: "/reference/errors" },
      { text: "config.json", link: "/reference/config" },
      { text: "Text keys", link: "/reference/texts" },
      { text: "Tokens and CSS properties", link: "/reference/css" },
    ],
  },
  {
    text: "Backends",
    items: [
      { text: "A backend of your own", link: "/backends/ownBackend" },
      { text: "The contract", link: "/backends/contract" },
      { text: "Webhooks", link: "/backends/webhooks" },
      { text: "Companies, payments, mail", link: "/backends/doors" },
      { text: "Test inputs", link: "/backends/test-inputs" },
      { text: "When a call goes wrong", link: "/backends/faults" },
    ],
  },
  {
    text: "Operators",
    items: [
      { text: "Install and run", link: "/operators/install" },
      { text: "Settings", link: "/operators/settings" },
      { text: "Operating the service", link: "/operators/operating" },
      { text: "Scaling", link: "/operators/scaling" },
      { text: "Retention and erasure", link: "/operators/retention" },
      { text: "Reliability", link: "/operators/reliability" },
      { text: "Runbook", link: "/operators/runbook" },
    ],
  },
  {
    text: "Maintainers",
    items: [
      { text: "How the code is laid out", link: "/maintainers/house" },
      { text: "Add a step", link: "/maintainers/add-a-step" },
      { text: "Contributing", link: "/maintainers/contributing" },
      { text: "Commands and tests", link: "/maintainers/commands" },
      { text: "Browser engines", link: "/maintainers/engines" },
      { text: "Figures", link: "/maintainers/figures" },
      { text: "Releases", link: "/maintainers/releases" },
      { text: "Decisions", link: "/maintainers/decisions" },
    ],
  },
];
