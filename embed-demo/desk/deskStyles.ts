/** The desk's layout: one column, or twelve where there is room. */
export const deskStyles = `
.iq { min-height: 100dvh; }
.iq > * { font-size: 16px; line-height: 24px; }
.head { background: var(--iq-color-header); color: var(--iq-color-on-header); border-bottom: var(--iq-border-header) solid var(--iq-color-header-rule); }
.head-in { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; max-width: 1272px; margin: 0 auto; padding: 8px 16px 0; }
.head h1 { flex: 1 0 100%; font: var(--iq-font-title-weight) 18px/28px var(--iq-font-heading); }
.head nav { display: flex; flex-wrap: wrap; gap: 0 2px; margin-inline: -8px; }
.head nav a { display: inline-flex; align-items: center; min-height: 46px; padding: 0 8px; color: var(--iq-color-link); font-size: 15px; text-decoration: none; white-space: nowrap; border-bottom: 3px solid transparent; }
.head nav a:hover { border-color: var(--iq-color-line-strong); }
.head nav a:focus-visible { outline-offset: -3px; }
.head nav [aria-current] { color: inherit; font-weight: var(--iq-font-label-weight); border-color: var(--iq-color-selected); }
.main { padding: 16px; }
.desk { display: grid; gap: 16px; max-width: 1240px; margin: 0 auto; }
.desk > * { min-width: 0; }
.panel { display: flex; flex-direction: column; padding: 18px 16px 12px; background: var(--iq-color-raised); border: var(--iq-border-card) solid var(--iq-color-line); border-radius: var(--iq-radius-card); box-shadow: var(--iq-shadow-card); }
.panel h2 { font: var(--iq-font-title-weight) 18px/24px var(--iq-font-heading); letter-spacing: -0.005em; }
.panel-head { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: start; justify-content: space-between; margin-bottom: 14px; }
.panel-head > div:first-child { flex: 1 1 200px; }
.panel-head p, .panel small, .none, .told, .hint { font-size: 15px; line-height: 22px; color: var(--iq-color-text-muted); }
.panel-head > button:last-child { margin-top: -10px; }
.acts, .pages { display: flex; flex-wrap: wrap; gap: 8px; }
.pages { padding: 16px 0 4px; }
.told { min-height: 22px; padding-block: 8px; }
.none { padding: 16px 0; }
.rows { border-top: 1px solid var(--iq-color-line); }
.rows > li { display: grid; gap: 8px 16px; align-items: center; padding: 14px 0; border-bottom: 1px solid var(--iq-color-line); }
.rows > li:last-child { border-bottom: 0; }
.rows > li > * { min-width: 0; overflow-wrap: anywhere; }
.rows small { display: block; }
.rows > li > .state { justify-self: start; }
.rows button { justify-self: start; }
.rows.jobs > li, .rows.leads > li { grid-template-columns: minmax(0, 1fr) auto; }
.rows.jobs > li > :first-child, .rows.leads > li > :not(:last-child):not(.when) { grid-column: 1 / -1; }
.state { display: inline-flex; flex-wrap: wrap; gap: 0 4px; padding: 3px 10px; border-radius: var(--iq-radius-chip); font-size: 14px; line-height: 20px; background: var(--iq-color-sunken); color: var(--iq-color-text-muted); }
.state.good { background: var(--iq-color-success-soft); color: var(--iq-color-success); }
.state.care { background: var(--iq-color-warning-soft); color: var(--iq-color-warning); }
.state.bad { background: var(--iq-color-error-soft); color: var(--iq-color-error); }
.find { display: grid; gap: 12px; align-items: end; }
.find input, .find select { font-size: 16px; }
.filters { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px; }
.filters.two { grid-template-columns: minmax(0, 1fr); gap: 16px; }
.filters label { font-size: 14px; line-height: 20px; margin-bottom: 2px; }
.filters select { font-size: 16px; }
.breakers small { display: block; font-size: 14px; line-height: 20px; color: var(--iq-color-text-muted); }
.breakers > b { display: block; font-size: 15px; line-height: 22px; margin-bottom: 6px; }
.breakers > div { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 4px; }
.chooser { margin-bottom: 12px; }
.figure { min-height: 60px; }
.figure svg { display: block; width: 100%; overflow: visible; font-family: inherit; font-variant-numeric: tabular-nums lining-nums; }
.figure text { white-space: pre; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 8px; font-size: 14px; line-height: 20px; color: var(--iq-color-text-muted); }
.legend li { display: flex; gap: 8px; align-items: center; }
.legend i { flex: none; width: 22px; height: 0; border-top: 3px solid var(--iq-color-progress); }
.legend .dashed { border-top: 3px dashed var(--iq-color-text); }
.legend .dot, .legend .ring { width: 12px; height: 12px; border: 0; border-radius: 50%; background: var(--iq-color-progress); }
.legend .ring { background: none; border: 2.5px solid var(--iq-color-text); }
.as-table { margin: auto -16px -12px; padding: 0 16px; }
.as-table > * { margin-top: 14px; border-top: 1px solid var(--iq-color-line); border-radius: 0; }
.as-table summary { color: var(--iq-color-link); font-size: 15px; min-height: 48px; }
.as-table summary svg { margin-inline-start: 4px; }
.table { overflow-x: auto; max-height: 420px; overflow-y: auto; }
.table table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 22px; font-variant-numeric: tabular-nums lining-nums; }
.table :is(th, td) { padding: 8px 0 8px 16px; border-top: 1px solid var(--iq-color-line); text-align: end; font-weight: 400; white-space: nowrap; }
.table :is(th, td):first-child { padding-inline-start: 0; text-align: start; white-space: normal; min-width: 120px; }
.table thead th { border-top: 0; font-size: 14px; color: var(--iq-color-text-muted); vertical-align: bottom; }
.rows.partners > li { align-items: start; }
.partners > li > :first-child { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.partners dl { display: grid; gap: 6px; font-size: 15px; line-height: 22px; }
.partners dl > div { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 12px; }
.partners dt { color: var(--iq-color-text-muted); }
.partners dd { overflow-wrap: anywhere; }
.keys { display: grid; gap: 8px; font-size: 15px; line-height: 22px; }
.keys > li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
.keys code { overflow-wrap: anywhere; font-size: 14px; }
.path { display: flex; flex-wrap: wrap; gap: 4px 10px; font-size: 14px; line-height: 20px; color: var(--iq-color-text-muted); }
.path li { display: inline-flex; align-items: center; gap: 4px; }
.path .past { padding: 3px 0; }
.path .past svg { color: var(--iq-color-success); }
.said { display: grid; gap: 12px; }
.sign-in { width: min(100%, 440px); margin: 24px auto; gap: 8px; }
.sign-in label { margin-top: 8px; font-weight: var(--iq-font-label-weight); }
.sign-in input { min-height: 48px; padding: 8px 14px; border: 1px solid var(--iq-color-line-strong); border-radius: var(--iq-field-radius); background: var(--iq-field-surface); }
.refusal { min-height: 22px; color: var(--iq-color-error); font-size: 15px; line-height: 22px; }
@media (forced-colors: active) { .state { border: 1px solid CanvasText; } }
@container iq (min-width: 760px) {
  .head-in { flex-wrap: nowrap; padding: 6px 24px 0; }
  .head h1 { flex: 1; }
  .head nav a { padding: 0 14px; font-size: 16px; }
  .main { padding: 24px; }
  .panel { padding: 22px 24px 14px; }
  .find { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto; }
  .rows.jobs > li > :first-child, .rows.leads > li > :not(:last-child):not(.when) { grid-column: auto; }
  .rows.leads > li { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 128px auto; }
  .rows.jobs > li { grid-template-columns: minmax(0, 1fr) 240px 104px; }
  .rows.payments > li { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr) 168px; }
  .rows.partners > li { grid-template-columns: minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr); gap: 8px 24px; }
  .rows button { justify-self: end; }
  .filters { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  .filters.two { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 32px; }
  .as-table { margin-inline: -24px; padding-inline: 24px; }
}
@container iq (min-width: 960px) {
  .desk { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 20px; }
  .desk > * { grid-column: 1 / -1; }
  .desk > .w5 { grid-column: span 5; } .desk > .w6 { grid-column: span 6; } .desk > .w7 { grid-column: span 7; }
}
`;
