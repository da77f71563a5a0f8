import { carriers } from "../../../embed-demo/service/reference/carriers";

// Imported before the demo starts: makes all 60 companies quote cars at once in every state. In reality no state has that
// many.
for (const carrier of carriers()) Object.assign(carrier, { lines: ["PERSONAL_AUTO"], channel: "panel", writesIn: () => true });
