/** Where the style of the receiver’s own pages is; no form can have this name. */
export const STYLE_PATH = '/_forms/page.css'

/** The style of the receiver’s own pages: plain, readable, and in the colours that the visitor’s system has set. */
export const PAGE_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 36rem; }
header a { font-weight: 600; text-decoration: none; color: inherit; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 2rem 0 1rem; }
.field { margin: 1.5rem 0; }
label { display: block; font-weight: 600; }
.agreement label { font-weight: 400; }
.field p { margin: 0.25rem 0; }
.error { font-weight: 600; color: #b3261e; color: light-dark(#b3261e, #f2b8b5); }
input:not([type="checkbox"]), select, textarea { box-sizing: border-box; width: 100%; margin-top: 0.375rem; padding: 0.625rem; font: inherit; }
input, select, textarea { border: 1px solid GrayText; border-radius: 0.375rem; }
[aria-invalid="true"] { outline: 2px solid currentColor; }
button { padding: 0.75rem 1.5rem; font: inherit; font-weight: 600; border: 2px solid currentColor; border-radius: 0.375rem; cursor: pointer; }
.trap { position: absolute; left: -100vw; width: 1px; height: 1px; overflow: hidden; }
`
