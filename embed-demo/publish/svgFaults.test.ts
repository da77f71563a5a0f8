import { expect, test } from "vitest";
import { readFolder } from "./partnerFiles";
import { svgFaults } from "./svgFaults";

const svg = (inside: string, attributes = ""): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"${attributes}>${inside}</svg>`;

test.each([
  ["a script", svg("<script>alert(1)</script>"), ["has a script"]],
  ["a script of another prefix", svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), ["has a script"]],
  ["a script from elsewhere", svg('<script href="https://evil.example/a.js"/>'), ["has a script", "links to https://evil.example/a.js"]],
  ["a handler", svg("", ' onload="alert(1)"'), ["has the handler onload"]],
  ["a handler on another line, in capitals", svg("<rect\nONCLICK = 'alert(1)'/>"), ["has the handler ONCLICK"]],
  ["a page in it", svg("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"), ["has the element foreignObject", "contains elements that aren't SVG"]],
  ["a namespace that is written in code points", svg('<g xmlns="http&#x3a;//www.w3.org/1999/xhtml"><b/></g>'), ["contains elements that aren't SVG"]],
  ["a link", svg('<a href="https://evil.example/">Go</a>'), ["links to https://evil.example/"]],
  ["a link that is a script", svg('<a xlink:href="&#106;avascript:alert(1)">Go</a>'), ["links to javascript:alert(1)"]],
  ["a picture from elsewhere", svg('<image href="//evil.example/a.png"/>'), ["links to //evil.example/a.png"]],
  ["an SVG within data", svg('<image href="data:image/svg+xml,%3Csvg onload=1%3E"/>'), ["links to data:image/svg+xml,%3Csvg onload=1%3E"]],
  ["shapes of another file", svg('<use href="other.svg#a"/>'), ["links to other.svg#a"]],
  ["another base", svg('<use href="#a"/>', ' xml:base="https://evil.example/"'), ["links to https://evil.example/"]],
  ["a link that comes later", svg('<a href="#"><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'), ["changes xlink:href as it is shown"]],
  ["a paint from elsewhere", svg('<rect fill="url( \'https://evil.example/a#b\')"/>'), ["its style fetches https://evil.example/a#b"]],
  ["a style from elsewhere", svg("<style><![CDATA[@import 'https://evil.example/a.css';]]></style>"), ["its style fetches another file"]],
  ["a style that is written in code points", svg("<style>rect { fill: \\75rl(https://evil.example/a) }</style>"), ["its style fetches https://evil.example/a"]],
  ["an image set of a style", svg(`<rect style="background: image-set('https://evil.example/a' 1x)"/>`), ["its style fetches another file"]],
  ["a style sheet ahead", `<?xml-stylesheet href="https://evil.example/a.css"?>${svg("")}`, ["has the instruction xml-stylesheet"]],
  ["entities of its own", `<!DOCTYPE svg [<!ENTITY run "<script>alert(1)</script>">]>${svg("&run;")}`, ["isn't an SVG that every browser reads: export it again"]],
  ["a tag that never ends", svg("<rect x='<script>'/>"), ["isn't an SVG that every browser reads: export it again"]],
  ["a page", "<html><script>alert(1)</script></html>", ["isn't an SVG"]],
  ["nothing", "", ["isn't an SVG that every browser reads: export it again"]],
  ["text alone", "Logo", ["isn't an SVG"]],
])("refuses %s", (_what, text, faults) => {
  expect(svgFaults(text).map((fault) => fault.replace(/: take it out$/, ""))).toEqual(faults);
});

test("each fault says how to fix it", () => {
  expect(svgFaults(svg("<script/>", ' onload="alert(1)"'))).toEqual(["has the handler onload: take it out", "has a script: take it out"]);
});

test.each([
  ["what drawing programs write", `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<metadata id="m"/><title>A &amp; B &gt; C</title>')}\n`],
  ["parts of itself", svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="filter:url(\'#a\')"/><use xlink:href="#a"/>')],
  ["pixels that it brings along", svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ["style and letters of its own", svg("<style>/* url(https://elsewhere.example) */ @font-face { src: url(data:font/woff2;base64,d09G) } .a { fill: #fff }</style><path class='a' d='M0 0'/>")],
  ["an animation", svg('<circle r="1"><animate attributeName="r" from="1" to="2" dur="1s"/></circle>')],
])("accepts %s", (_what, text) => {
  expect(svgFaults(text)).toEqual([]);
});

test.each(["default", "auvane", "prairie-lantern"])("accepts every drawing of %s", async (brand) => {
  const drawings = [...(await readFolder(`embed-demo/content/${brand}`))].filter(([path]) => path.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(2);
  expect(drawings.filter(([, text]) => svgFaults(String(text)).length > 0).map(([path]) => path)).toEqual([]);
});
