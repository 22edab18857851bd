/** The styles of the weight report. */
export const REPORT_STYLE = `
body { max-width: 70rem; margin: 2rem auto; padding: 0 1.5rem; color: #1d2433; background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 3rem; font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding-block: 0.4rem; padding-inline: 0 0.75rem; border-bottom: 1px solid #dfe2e8; text-align: start; vertical-align: top; }
thead th { color: #565f73; font-weight: 600; }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
td span { color: #565f73; overflow-wrap: anywhere; }
td svg { width: 12rem; max-width: 100%; height: 0.75rem; }
[data-state='over'] { color: #a3231b; font-weight: 700; }
[data-state='kept'] { color: #1c6b3c; }
figure { margin: 2rem 0; padding: 1.25rem; border: 1px solid #dfe2e8; border-radius: 0.75rem; }
figure > svg { display: block; width: 100%; height: auto; margin: 1rem 0; }
figure text { fill: #1d2433; font-size: 13px; }
figure .label { font-weight: 600; }
summary { cursor: pointer; color: #565f73; }
[data-state='idle'] { color: #8a4b00; }
@media (max-width: 40rem) {
  body > table, details { display: block; overflow-x: auto; }
  tbody th, td span { overflow-wrap: normal; }
  figure { margin-inline: -0.5rem; padding: 1rem; overflow-x: auto; }
  figure > svg { width: 48rem; }
}
`.trim()
