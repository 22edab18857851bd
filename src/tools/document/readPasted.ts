import { cleanText } from './cleanText.ts'
import { finishDocument } from './finishDocument.ts'
import type { ReadLimits, ReadResult } from './ReadDocument.ts'
import { textLines } from './textLines.ts'

/**
 * A pasted text as a document. HTML stays the text that it is; what goes beyond the limit of characters is cut at the end of a line, and
 * `cutAt` says so.
 */
export function readPasted(text: string, limits: ReadLimits): ReadResult {
  const isCut = text.length > limits.characters
  const cut = isCut ? text.slice(0, limits.characters).replace(/[\ud800-\udbff]$|\n[^\n]*$/, '') : text
  const clean = cleanText(cut)
  const facts = {
    kind: 'paste' as const,
    bytes: new TextEncoder().encode(clean).length,
    pages: null,
    columns: 1,
    tables: 0,
    textBoxes: 0,
    images: 0,
    fonts: [],
    smallestText: null,
    ...(isCut && { cutAt: cut.length }),
  }
  return finishDocument('', { facts, lines: textLines(clean), text: clean.trim() }, limits)
}
