import { readFile, writeFile } from "node:fs/promises";
import { renderToString } from "react-dom/server";
import { Page } from "./Page";

/* Writes the page's HTML, with the content network's first screen in the tag. */
const file = "out/hydrated/index.html";
const [html, firstScreen] = await Promise.all([file, "first-screen.html"].map((path) => readFile(path, "utf8")));
await writeFile(file, html!.replace("<!--page-->", () => renderToString(<Page firstScreen={firstScreen!} />)));
