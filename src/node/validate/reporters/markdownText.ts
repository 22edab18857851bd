import { printable } from '#src/node/text/printable.ts'
import { shortened } from '#src/site/words/shortened.ts'

const LONGEST_TEXT = 300

/** Literal text for a line or a table cell of Markdown: no markup, HTML, additional cells, links or mentions. Long text is truncated. */
export function markdownText(text: string): string {
  return shortened(printable(text), LONGEST_TEXT)
    .replace(/[\\`*_{}[\]<>()#!|~&$^]|:(?=\/\/)/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/(?<=www)\./gi, '&#46;')
    .replaceAll('@', '&#64;&#8203;')
    .replace(/&#35;(?=\d)/g, '&#35;&#8203;')
}
