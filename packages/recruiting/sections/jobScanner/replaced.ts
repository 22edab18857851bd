import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'

/**
 * A text with a mark replaced by its alternative wording, capitalized at the start of a sentence, and with the right one of "a" and "an"
 * before it. A removal leaves no double space, no stray punctuation mark or "and", and no empty bullet.
 */
export function replaced(text: string, { line, start, end, text: old, instead = '' }: ScanMark): string {
  const lines = text.split(/\r\n|\r|\n/)
  const whole = lines[line] ?? ''
  const [before, after] = [whole.slice(0, start), whole.slice(end)]
  const begins = /^\p{Lu}/u.test(old) && BEGINNING.test(before)
  if (instead === '') {
    const left = tidied(before, after)
    const isEmpty = /^[\s\-*•.,;:]*$/.test(left)
    lines.splice(line, 1, ...(isEmpty ? [] : [begins ? capital(left, before.length) : left]))
  } else {
    const next = begins ? capital(instead, 0) : instead
    lines[line] = withArticle(before, old, next) + next + after
  }
  return lines.join('\n')
}

/** The text before a word, with "a" and "an" exchanged if another word follows; German "an" stays. */
function withArticle(before: string, old: string, next: string): string {
  const [isOpen, opens] = [/^[aeiou]/i.test(old), /^[aeiou]/i.test(next)]
  if (isOpen === opens) return before
  return opens ? before.replace(/\ba $/, 'an ') : before.replace(/\ban $/, 'a ')
}

/** A line, a bullet or a sentence starts here. */
const BEGINNING = /(?:^|[.!?:]\s)\s{0,3}(?:[-*•]\s{0,3})?$/

function capital(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Joins the two sides of a removal. */
function tidied(before: string, after: string): string {
  // A punctuation mark or conjunction belongs to the removed text: one of two is removed with it.
  const isFirst = BEGINNING.test(before)
  const rest = isFirst ? after.replace(/^\s*(?:[,.;!?]|(?:and|or|und|oder)\b)\s*/i, '') : after
  const lead = /^\s*(?:$|[,.;:!?)])/.test(rest) ? before.replace(/[,;]?\s{0,3}(?:\b(?:and|or|und|oder)\s{0,3})?$/i, '') : before
  // "Fit, healthy and kind" without its middle is "fit and kind".
  const joined = /^\s*(?:and|or|und|oder)\b/i.test(rest) ? lead.replace(/,\s{0,3}$/, ' ') : lead
  return `${joined}${rest}`
    .replace(/(?<=\S) {2,}/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .trimEnd()
}
