import { breakLong } from './breakLong.ts'

/** A sentence as written, and the line (from 0) in which it starts. */
export type Sentence = { text: string; line: number }

const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:e\.g|i\.e|etc|approx|incl|vs|nr|mr|mrs|ms|dr|prof|inc|ltd|co|corp|st|ca|dept|min|max|inkl|bzw|ggf|evtl|aprox|mín|máx|jr|sr|u\.s|u\.k|a\.m|p\.m|\p{L})\.$/iu
/** Words at the end of a sentence that are abbreviations before a number: "mind. 3 Jahre", "No. 4". */
const BEFORE_NUMBER = /(?<![\p{L}\p{N}])(?:mind|no)\.$/iu
// A longer text continued over lower-case lines is not a sentence.
const LONGEST_JOINED = 1500
const BULLET = /^\s*(?:[•·▪●◦‣*–—-]|\d{1,2}[.)])\s+/u

/**
 * The sentences of a text. Each line is at least one, so list items and headings count as sentences; a line without a full stop continues
 * on a following line that starts with a lower-case letter. Bullets are not part of a sentence. None is longer than two pieces of
 * `breakLong`.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let open: Sentence | undefined
  for (const [line, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const isPoint = BULLET.test(raw)
    const content = raw.replace(BULLET, '').trim()
    if (content === '') {
      open = undefined
      continue
    }
    for (const [index, part] of parts(content).flatMap(breakLong).entries()) {
      if (index === 0 && open && !isPoint && /^\p{Ll}/u.test(part) && open.text.length < LONGEST_JOINED) open.text += ` ${part}`
      else {
        open = { text: part, line }
        found.push(open)
      }
    }
    if (/[.!?:;]["”’)]*$/.test(content)) open = undefined
  }
  return found
}

function parts(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{N}£$€])/gu)) {
    const end = match.index + match[0].trimEnd().length
    const sentence = line.slice(start, end)
    if (ABBREVIATION.test(sentence) || (BEFORE_NUMBER.test(sentence) && /^\d/.test(line.slice(match.index + match[0].length)))) continue
    found.push(sentence)
    start = match.index + match[0].length
  }
  found.push(line.slice(start))
  return found.filter((part) => /[\p{L}\p{N}]/u.test(part))
}
