import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Heading } from "./Heading";
import { TitleLevel } from "./titleLevel";

const markup = (level: number) =>
  renderToStaticMarkup(createElement(TitleLevel, { value: level }, ([1, 2, 3] as const).map((rank) => createElement(Heading, { key: rank, rank }, rank))));

it.each([
  [1, "<h1 data-title=\"\">1</h1><h2>2</h2><h3>3</h3>"],
  [3, "<h3 data-title=\"\">1</h3><h4>2</h4><h5>3</h5>"],
  [5, "<h5 data-title=\"\">1</h5><h6>2</h6><h6>3</h6>"],
  [6, "<h6 data-title=\"\">1</h6><h6>2</h6><h6>3</h6>"],
])("headings follow a title of level %d, down to 6", (level, expected) => expect(markup(level)).toBe(expected));
