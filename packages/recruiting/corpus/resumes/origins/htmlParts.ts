import type { WrittenFile } from '#packages/recruiting/corpus/resumes/written/Written.ts'

/** A text as HTML. */
export const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Texts as list items. */
export const items = (texts: string[]) => (texts.length > 0 ? `<ul>${texts.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>` : '')

/** A page with its own styles, to be printed by a browser. */
export const sheet = (css: string, body: string, footer?: string): WrittenFile => ({
  kind: 'html',
  html: `<style>*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 sans-serif}h1,h2,h3,p,ul{margin:0}${css}</style>${body}`,
  ...(footer !== undefined && { footer }),
})
