/** The style of the overlay. It has its own colors, because it is shown over sites of any brand. */
export const overlayStyle = `
  :host { --ink: #111827; --quiet: #4b5563; --line: #d1d5db; --paper: #fff; --error: #b91c1c; --warning: #8a4b08; --soft: #f3f4f6; --accent: #1d4ed8; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  * { box-sizing: border-box; }
  dialog { width: min(56rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 0; border: 0; border-radius: 12px; background: var(--paper); color: var(--ink);
    box-shadow: 0 24px 64px rgb(0 0 0 / 35%); font: 400 15px/1.55 system-ui, sans-serif; overflow: auto; overscroll-behavior: contain; }
  dialog::backdrop { background: rgb(17 24 39 / 55%); }
  .head { position: sticky; top: 0; z-index: 1; display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 1rem 1.5rem; background: var(--paper); border-top: 4px solid var(--warning); border-bottom: 1px solid var(--line); }
  :host([data-state='broken']) .head { border-top-color: var(--error); }
  h1, h2, p, ol, pre { margin: 0; padding: 0; }
  h1 { font-size: 1.1875rem; line-height: 1.3; }
  #explanation { padding: 0.875rem 1.5rem; color: var(--quiet); }
  ol { list-style: none; }
  li { padding: 1.25rem 1.5rem; border-top: 1px solid var(--line); }
  .place { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; font-size: 0.8125rem; color: var(--quiet); }
  .severity { font-weight: 700; color: var(--warning); }
  [data-severity='error'] .severity { color: var(--error); }
  code, pre { font-family: var(--mono); font-size: 0.8125rem; }
  .file { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
  h2 { margin-top: 0.375rem; font-size: 1rem; line-height: 1.45; overflow-wrap: anywhere; }
  .path, .hint { margin-top: 0.25rem; color: var(--quiet); overflow-wrap: anywhere; }
  pre { margin-top: 0.875rem; padding: 0.75rem 1rem; border-radius: 8px; background: var(--soft); line-height: 1.6; overflow-x: auto; }
  pre > span { display: block; white-space: pre; color: var(--quiet); }
  pre > .marked { color: var(--ink); font-weight: 600; }
  .gutter { color: var(--quiet); font-weight: 400; user-select: none; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.875rem; }
  .answer { color: var(--error); white-space: pre-line; overflow-wrap: anywhere; }
  .answer:not(:empty) { margin-top: 0.5rem; }
  button { min-height: 2.25rem; padding: 0.375rem 0.875rem; border: 1px solid #6b7280; border-radius: 8px; background: var(--paper); color: var(--ink); font: 600 0.875rem/1.3 system-ui, sans-serif; text-align: left; cursor: pointer; overflow-wrap: anywhere; }
  button:hover { background: var(--soft); }
  button:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .fix { border-color: var(--accent); background: var(--accent); color: #fff; }
  .fix:hover { background: #1e40af; }
  .badge { position: fixed; bottom: 1rem; left: 1rem; z-index: 2147483000; border-color: var(--warning); color: var(--warning); box-shadow: 0 4px 16px rgb(0 0 0 / 18%); }
  :host([data-state='broken']) .badge { border-color: var(--error); background: var(--error); color: #fff; }
  .badge[hidden] { display: none; }
  @media (max-width: 40rem) {
    .head { padding: 0.75rem 1rem; }
    #explanation { padding: 0.75rem 1rem; }
    li { padding: 1rem; }
  }
  @media print { .badge { display: none; } }
`
