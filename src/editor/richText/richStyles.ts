/** The style rules of rich texts, in elements with the class `name`; those of the site are added to them. */
export const richStyles = (name: string) => `
.${name} { position: relative; min-height: 9rem; padding: 0.75rem 1rem; outline: none; font-size: 0.9375rem; line-height: 1.6;
  overflow-wrap: anywhere; white-space: pre-wrap; white-space: break-spaces; font-variant-ligatures: none; }
.${name} :is(p, ul, ol, blockquote, pre, table) { margin: 0; }
.${name} > :is(*) + :is(p, ul, ol, blockquote, pre, table, .source) { margin-top: 0.85em; }
.${name} :is(h2, h3, h4, h5, h6) { margin: 1.1em 0 0.4em; line-height: 1.25; }
.${name} > :first-child { margin-top: 0; }
.${name} h2 { font-size: 1.375em; }
.${name} h3 { font-size: 1.175em; }
.${name} :is(h4, h5, h6) { font-size: 1.05em; }
.${name} a { color: #1d4ed8; text-decoration: underline; text-underline-offset: 0.15em; cursor: text; }
.${name} :is(ul, ol) { padding-left: 1.5em; }
.${name} li > * + * { margin-top: 0.4em; }
.${name} :is(ul, ol).tight li > * + * { margin-top: 0; }
.${name} blockquote { padding-left: 1em; border-left: 3px solid #9ca3af; }
.${name} blockquote > * + * { margin-top: 0.6em; }
.${name} img { max-width: 100%; max-height: 16rem; vertical-align: bottom; }
.${name} img.ProseMirror-selectednode, .${name} hr.ProseMirror-selectednode, .${name} .source.ProseMirror-selectednode {
  outline: 2px solid #1d4ed8; outline-offset: 2px; }
.${name} code { padding: 0.1em 0.3em; border-radius: 4px; background: rgb(17 24 39 / 7%); font-size: 0.9em; }
.${name} pre { padding: 0.75em 1em; overflow-x: auto; border-radius: 6px; background: rgb(17 24 39 / 7%); font-size: 0.85em; white-space: pre; }
.${name} pre code { padding: 0; background: none; font-size: 1em; }
.${name} :is(code, pre) { font-family: ui-monospace, monospace; }
.${name} hr { margin: 1.25em 0; border: 0; border-top: 1px solid #9ca3af; }
.${name} table { border-collapse: collapse; width: 100%; }
.${name} td { position: relative; min-width: 3em; padding: 0.35em 0.6em; border: 1px solid #d1d5db; text-align: left; vertical-align: top; }
.${name} td.head { font-weight: 700; }
.${name} .selectedCell { background: rgb(29 78 216 / 12%); }
.${name} .source { padding: 0.5em 0.75em; border: 1px dashed #9ca3af; border-radius: 6px; }
.${name} .source pre { margin: 0 0 0.5em; padding: 0; background: none; white-space: pre-wrap; }
.${name} .source button { padding: 0.25em 0.75em; border: 1px solid #6b7280; border-radius: 6px; background: #fff; color: #111827; font: inherit;
  font-size: 0.8125rem; cursor: pointer; }
.${name} .ProseMirror-gapcursor { display: none; }
`
