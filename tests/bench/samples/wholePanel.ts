import { carriers } from "../../../embed-demo/service/carriers/carriers";

// Loaded ahead of a demo: all 60 companies quote cars at once and everywhere. No state has so many of them in life.
for (const carrier of carriers()) Object.assign(carrier, { lines: ["PERSONAL_AUTO"], channel: "panel", writesIn: () => true });
