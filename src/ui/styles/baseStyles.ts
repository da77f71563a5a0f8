/**
 * The base of every component's styles. `all: initial` is set on the host element and again on the root inside it: a host's
 * `* { letter-spacing: … }` beats `:host`, but can't reach the root.
 * Lengths are in pixels, because a host's root font size isn't ours. Lengths of text grow with the browser's own font size,
 * which is `medium`: the build writes them as multiples of `--iq-u`, a sixteenth of it (src/build/compileStyles.mjs). That
 * is a length only if it is registered (partner/themeRule.ts), which every browser supports that can derive colors from
 * others.
 * `.iq` is the container that every query measures; nothing measures the viewport.
 * The direction is that of the texts, whatever the page's is, until `dir` on the element overrides it. Each text then still
 * keeps its own direction, so that no period precedes its sentence and no amount is separated from its "per person".
 * In forced colors, drawings use the system's two colors and icons that of their words, because a brand's ink could be black
 * on black. A partner's pictures keep the ground that they are made for.
 * Print leaves out controls: `.unprinted`, dialogs and buttons, except those inside a heading. It shows what a press would open.
 */
export const baseStyles = `
:host { all: initial; display: block; color-scheme: light; visibility: inherit; pointer-events: inherit; font-size: medium !important; --iq-u: 1px; }
@supports (color: rgb(from red r g b)) { :host { --iq-u: calc(1em / 16); } }
:host([hidden]) { display: none; }
.iq {
  all: initial;
  --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px; --s8: 72px;
  display: flex; flex-direction: column; min-height: inherit; position: relative; overflow-x: clip;
  container: iq / inline-size;
  direction: ltr; color-scheme: inherit; visibility: inherit; pointer-events: inherit;
  background: var(--iq-color-surface); color: var(--iq-color-text);
  font-family: var(--iq-font-body, system-ui, sans-serif); overflow-wrap: break-word; text-wrap: pretty;
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
}
:host([dir="rtl" i]) .iq { direction: rtl; text-align: right; --iq-way: -1; }
:host([dir="rtl" i]) :not(th, select) { unicode-bidi: plaintext; }
:host([dir="rtl" i]) :is(input, select) { text-align: right; }
.iq > * { font-size: 17px; line-height: 26px; }
.iq > .main { flex: auto; }
*, ::before, ::after { box-sizing: border-box; }
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
h1, h2, h3, h4, h5, h6 { font: inherit; }
ul, ol { list-style: none; }
button, input, select { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; touch-action: manipulation; }
svg, img { display: block; flex: none; }
.on-light { display: var(--iq-on-light, block); }
.on-dark { display: var(--iq-on-dark, none); }
small { font-size: inherit; }
b, strong { font-weight: var(--iq-font-label-weight); }
a { color: var(--iq-color-link); text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
[hidden] { display: none !important; }
:focus { outline: none; }
:focus-visible { outline: 3px solid var(--iq-color-focus); outline-offset: 2px; }
[tabindex="-1"]:is(h1, h2, h3, h4, h5, h6):focus-visible { outline: none; }
.way { scale: var(--iq-way, 1) 1; transform-origin: center; }
.vh { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.num { font-variant-numeric: lining-nums; text-align: -webkit-match-parent; text-align: match-parent; }
@keyframes iq-step { from { opacity: 0; transform: translateX(calc(var(--iq-from, 1) * var(--iq-way, 1) * var(--iq-motion-slide))); } }
@keyframes iq-rise { from { opacity: 0; transform: translateY(var(--iq-motion-slide)); } }
@keyframes iq-fade { from { opacity: 0; } }
@keyframes iq-glow { from, 50% { background-color: var(--iq-color-selected-soft); } }
@keyframes iq-price { from { opacity: 0; scale: 0.6; } 55% { scale: 1.12; } }
@keyframes iq-turn { to { rotate: 1turn; } }
@keyframes iq-pulse { to { opacity: 0.45; } }
@media print {
  .iq { --iq-shadow-card: 0 0 transparent; display: block; }
  *, ::before, ::after { transition: none !important; }
  .unprinted, a.back, button:not(.name > button), [data-over], dialog, summary svg:last-child { display: none !important; }
  .main details::details-content { content-visibility: visible; block-size: auto; }
  li, tr, details, dl > div { break-inside: avoid; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  li :is(h1, h2, h3, h4, h5, h6) { break-after: auto; }
}
@media (forced-colors: active) {
  .iq {
    --iq-icon-color: CanvasText; --iq-icon-duo: Canvas; --iq-art-body: Canvas; --iq-art-back: Canvas; --iq-art-cut: Canvas;
    --iq-art-stroke: CanvasText; --iq-art-stroke-width: 2px; --iq-art-detail: CanvasText; --iq-art-accent: Highlight;
  }
  .iq svg { color: inherit !important; }
  .iq img { forced-color-adjust: none; background: var(--iq-color-raised); border-radius: 4px; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation-name: iq-fade !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important;
    transition-property: opacity, color, background-color, border-color !important;
  }
}
`;
