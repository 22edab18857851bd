import { printable } from '#src/node/text/printable.ts'
import { shortened } from '#src/site/words/shortened.ts'

const LONGEST_TEXT = 300

/**
 * Text that is only text within a line or a table of Markdown: no markup, no HTML, no further cell, no link, and nobody is notified by a
 * name in it. Long text is cut.
 */
export function markdownText(text: string): string {
  return shortened(printable(text), LONGEST_TEXT)
    .replace(/[\\`*_{}[\]<>()#!|~&$^]|:(?=\/\/)/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/(?<=www)\./gi, '&#46;')
    .replaceAll('@', '&#64;&#8203;')
    .replace(/&#35;(?=\d)/g, '&#35;&#8203;')
}
