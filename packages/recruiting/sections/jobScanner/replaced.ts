import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'

/**
 * A text with the other wording of a mark in its place, in a capital where a sentence begins, and with "a" or "an" before it as it needs.
 * What is taken out leaves no double blank, no mark or "and" without a word beside it, and no empty point.
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

/** What stands before a word, with "a" for "an" or the other way round where another word follows; "an" of German stays. */
function withArticle(before: string, old: string, next: string): string {
  const [isOpen, opens] = [/^[aeiou]/i.test(old), /^[aeiou]/i.test(next)]
  if (isOpen === opens) return before
  return opens ? before.replace(/\ba $/, 'an ') : before.replace(/\ban $/, 'a ')
}

/** A line, a point or a sentence begins here. */
const BEGINNING = /(?:^|[.!?:]\s)\s{0,3}(?:[-*•]\s{0,3})?$/

function capital(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Two sides of what was taken out, joined. */
function tidied(before: string, after: string): string {
  // A mark or a joining word belongs to what is gone: one of two goes with it.
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
