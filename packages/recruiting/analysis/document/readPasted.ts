import { cleanText } from './cleanText.ts'
import { finishDocument } from './finishDocument.ts'
import type { ReadLimits, ReadResult } from './ReadDocument.ts'
import { textContent } from './textContent.ts'

/** Reads a pasted text. HTML stays text; text beyond the character limit is cut at a line end, and `cutAt` is set. */
export function readPasted(text: string, limits: ReadLimits): ReadResult {
  const isCut = text.length > limits.characters
  const cut = isCut ? text.slice(0, limits.characters).replace(/[\ud800-\udbff]$|\n[^\n]*$/, '') : text
  const clean = cleanText(cut)
  const { facts, ...content } = textContent('paste', clean, new TextEncoder().encode(clean).length)
  return finishDocument('', { ...content, facts: isCut ? { ...facts, cutAt: cut.length } : facts }, limits)
}
