/**
 * The studio's layout: three columns, two, or one with a switch, depending on its width. A screen in the preview has its own
 * ground: one behind it would be a bright line where its scaled edge lies within a pixel.
 */
export const studioStyles = `
.iq { font-size: 15px; line-height: 22px; min-height: 100dvh; }
.studio { display: grid; grid-template: "top" auto "switch" auto "panel" minmax(0, 1fr) / minmax(0, 1fr); height: 100dvh; gap: 1px; background: var(--iq-color-line); }
.studio > * { background: var(--iq-color-surface); min-width: 0; }
.top { grid-area: top; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 6px 16px; }
.top h1 { font-size: 17px; line-height: 24px; font-weight: 650; }
.top p.said { display: block; order: 1; flex-basis: 100%; }
.top p { display: none; color: var(--iq-color-text-muted); font-size: 14px; line-height: 20px; }
.top p.bad-text { color: var(--iq-color-error); font-weight: 600; }
.top .moves { display: flex; gap: 8px; margin-inline-start: auto; }
.switch { grid-area: switch; padding: 8px 16px; }
.edit, .look, .check { grid-area: panel; min-height: 0; }
.studio:not([data-panel=edit]) .edit, .studio:not([data-panel=look]) .look, .studio:not([data-panel=check]) .check { display: none; }
.edit, .check { position: relative; overflow-y: auto; }
.section { border-bottom: 1px solid var(--iq-color-line); }
.section > summary { display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 6px 20px; cursor: pointer; font-weight: 600; list-style: none; }
.section > summary::-webkit-details-marker { display: none; }
.section > summary:hover { background: var(--iq-color-sunken); }
.section > summary:focus-visible { outline-offset: -3px; }
.section > summary small { margin-inline-start: auto; white-space: nowrap; font-size: 13px; font-weight: 400; color: var(--iq-color-text-muted); }
.section > summary small.bad { color: var(--iq-color-error); font-weight: 600; }
.section[open] > summary svg { rotate: 180deg; }
.fields { display: grid; gap: 14px; padding: 2px 20px 20px; }
.fields input, .fields select, .fields textarea { font-size: 16px; }
.wrapping { font-family: inherit; field-sizing: content; resize: none; overflow-wrap: anywhere; padding-block: calc((var(--iq-density-control) - 24px) / 2); line-height: 24px; }
.text { display: grid; gap: 14px; justify-items: start; }
.text > div { width: 100%; }
.hint { font-size: 14px; line-height: 20px; color: var(--iq-color-text-muted); }
.hint code, code { font: 13px/19px ui-monospace, SFMono-Regular, Menlo, monospace; }
.color { display: grid; grid-template-columns: 44px minmax(0, 1fr) 104px; gap: 2px 10px; align-items: center; }
.color > [type=color] { width: 44px; height: 44px; padding: 3px; background: var(--iq-color-raised); border: 1px solid var(--iq-color-line-strong); border-radius: 6px; cursor: pointer; }
.color > [type=color]::-webkit-color-swatch-wrapper { padding: 0; }
.color > [type=color]::-webkit-color-swatch { border: 0; border-radius: 3px; }
.color > label { font-size: 15px; line-height: 18px; font-weight: 500; }
.color small { display: block; font-size: 13px; line-height: 17px; font-weight: 400; color: var(--iq-color-text-muted); }
.color .hex { width: 100%; min-height: 44px; padding: 6px 10px; border: 1px solid var(--iq-color-line-strong); border-radius: 6px; background: var(--iq-color-raised); font-variant-numeric: tabular-nums; text-transform: uppercase; }
.color .hex[aria-invalid=true] { border-color: var(--iq-color-error); box-shadow: inset 0 0 0 1px var(--iq-color-error); }
.color .told { grid-column: 1 / -1; padding: 6px 10px; border-radius: 6px; background: var(--iq-color-error-soft); color: var(--iq-color-error); font-size: 14px; line-height: 20px; }
.color .hint { grid-column: 1 / -1; margin-top: 4px; }
.color small.bad { color: var(--iq-color-error); font-weight: 600; }
.top .moves { align-items: center; }
.top .moves a { font-size: 15px; padding: 10px 0; }
.top .moves button { padding-inline: 10px; }
.top .moves button, .bar .pick button, .bar .views button, .box .head button { min-height: 44px; padding-block: 8px; }
.top .moves button[aria-describedby] { color: var(--iq-color-text-muted); border-color: var(--iq-color-line); background: none; cursor: default; }
.note { padding: 6px 16px; background: var(--iq-color-warning-soft); font-size: 14px; }
.note:empty { padding: 0; }
.row { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.four :has(> label) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.range { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; }
.range label { font-size: 14px; font-weight: 600; }
.range output, .range small { font-size: 13px; color: var(--iq-color-text-muted); }
.range output, .range small:last-child { text-align: end; }
.range input { grid-column: 1 / -1; width: 100%; min-height: 32px; margin: 0; accent-color: var(--iq-color-action); }
.font { display: grid; gap: 8px; justify-items: start; }
.font > div { width: 100%; }
.found { display: grid; gap: 2px; width: 100%; padding: 10px 12px; border: 1px solid var(--iq-color-line-strong); border-radius: 6px; background: var(--iq-color-raised); color: inherit; font: inherit; text-align: start; cursor: pointer; }
.found:hover { background: var(--iq-color-sunken); }
.found b { font-weight: 600; }
.found span, .found small { font-size: 14px; color: var(--iq-color-text-muted); }
.faults img.seen { display: block; max-width: 100%; height: auto; margin-top: 6px; border: 1px solid var(--iq-color-line); border-radius: 4px; }
.picture { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 4px 12px; align-items: center; }
.picture .thumb { display: grid; place-items: center; width: 88px; height: 56px; padding: 6px; border-radius: 6px; border: 1px solid var(--iq-color-line); background: repeating-conic-gradient(#ececef 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
.picture .whole { grid-column: 1 / -1; margin-top: 6px; }
.picture img { max-width: 100%; max-height: 100%; }
.picture .row { display: flex; flex-wrap: wrap; gap: 6px; }
.picture b { font-weight: 600; }
.bad-text { grid-column: 1 / -1; color: var(--iq-color-error); font-size: 14px; }
.file { position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 44px; padding: 0 14px; border: 1px solid var(--iq-color-line-strong); border-radius: 6px; font-size: 15px; font-weight: 600; cursor: pointer; background: var(--iq-color-raised); }
.file:hover { background: var(--iq-color-sunken); }
.file:has(:focus-visible) { outline: 3px solid var(--iq-color-focus); outline-offset: 2px; }
.file input { position: absolute; inset: 0; opacity: 0; width: 100%; cursor: pointer; }
.bar { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px 12px; padding: 10px 16px 12px; background: var(--iq-color-surface); border-bottom: 1px solid var(--iq-color-line); }
.bar .wide { grid-column: 1 / -1; }
.bar .pick { align-self: end; }
.bar label { font-size: 13px; }
.bar input, .bar select { font-size: 16px; }
.bar select { padding-inline: 12px 36px; }
.bar .pick button { padding-inline: 8px; }
.bar .views { display: none; }
.bar .views svg { width: 20px; height: 20px; }
.bar .views [aria-expanded=true] svg { rotate: 180deg; }
.look { display: grid; grid-template-rows: auto auto minmax(0, 1fr); }
.studio > .look { background: #e9e9eb; }
.stage { position: relative; overflow: hidden; min-height: 320px; padding: 16px; }
.stage iframe { position: absolute; top: 16px; border: 0; border-radius: 6px; transform-origin: 0 0; box-shadow: 0 0 0 1px var(--iq-color-line), 0 8px 28px rgb(0 0 0 / 0.08); }
.stage iframe.letter { background: #fff; }
.zoom { position: absolute; right: 16px; top: 0; color: var(--iq-color-text-muted); font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; }
.box { display: grid; gap: 8px; padding: 14px 20px 18px; border-bottom: 1px solid var(--iq-color-line); }
.box h2 { font-size: 15px; font-weight: 650; }
.box .head { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 44px; }
.box .tally { font-size: 14px; color: var(--iq-color-text-muted); }
.faults { display: grid; gap: 6px; }
.faults li { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; padding: 8px 10px; border-radius: 6px; font-size: 14px; line-height: 20px; background: var(--iq-color-warning-soft); }
.faults li.stops { background: var(--iq-color-error-soft); }
.faults li.fine { background: var(--iq-color-success-soft); }
.faults svg { width: 18px; height: 18px; margin-top: 3px; color: var(--iq-color-warning); }
.faults .stops svg { color: var(--iq-color-error); }
.faults .fine svg { color: var(--iq-color-success); }
.faults button { min-height: 24px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-align: start; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; cursor: pointer; }
.faults b { display: block; font-weight: 600; overflow-wrap: anywhere; }
.code { max-height: 320px; padding: 12px; overflow: auto; border: 1px solid var(--iq-color-line); border-radius: 6px; background: var(--iq-color-sunken); font: 13px/19px ui-monospace, SFMono-Regular, Menlo, "Liberation Mono", monospace; white-space: pre-wrap; word-break: break-all; }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.published { display: grid; gap: 6px; padding: 10px 12px; border-radius: 6px; background: var(--iq-color-success-soft); font-size: 14px; }
.published details > span { display: block; margin-top: 6px; }
.published summary { cursor: pointer; }
.published code { overflow-wrap: anywhere; }
@container iq (max-width: 1099px) {
  .bar .views { display: block; align-self: end; }
  .bar:not([data-open=true]) > :not(.wide, .pick, .views) { display: none; }
}
@container iq (max-width: 420px) {
  .top { column-gap: 8px; }
  .top h1 { font-size: 15px; }
  .top .moves { gap: 6px; }
  .top .moves a { font-size: 14px; }
  .top .moves button { padding-inline: 8px; font-size: 14px; }
}
@container iq (min-width: 700px) {
  .studio { grid-template: "top top" auto "edit look" minmax(0, 3fr) "edit check" minmax(0, 1fr) / 320px minmax(0, 1fr); }
  .stage { min-height: 0; }
  .switch { display: none; }
  .edit { grid-area: edit; } .look { grid-area: look; } .check { grid-area: check; }
  .studio[data-panel] .edit, .studio[data-panel] .look, .studio[data-panel] .check { display: block; }
  .studio[data-panel] .look { display: grid; }
  .top { flex-wrap: nowrap; padding-inline: 20px; }
  .top p, .top p.said { display: block; order: 0; flex-basis: auto; }
}
@container iq (min-width: 1100px) {
  .studio { grid-template: "top top top" auto "edit look check" minmax(0, 1fr) / 336px minmax(0, 1fr) 336px; }
  .bar { grid-template-columns: 1.3fr repeat(3, minmax(0, 1fr)); }
  .bar .wide { grid-column: span 3; }
}
`;
