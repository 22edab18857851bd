/** The table: typing errors in any language, and their messages. */
const SLIPS: { form: RegExp; message: string }[] = [
  { form: /[\p{L}\d]\.\.(?=\s|$)/u, message: 'two full stops in a row' },
  { form: /\p{L}{2} [,.](?=\s|$)/u, message: 'space before a punctuation mark' },
  { form: /,,|;;|,\.(?=\s|$)|(?<=\p{L})\.,(?=\s)(?<!\b\p{L}{1,5}\.,)/u, message: 'two punctuation marks instead of one' },
  { form: /\p{Ll}{3}[.!?]\p{Lu}\p{Ll}+(?= \p{Ll})/u, message: 'missing space after the sentence' },
]

/** What each of them contains: most words contain none of it. */
const SUSPECT = /\.\.|,,|;;|,\.|\.,| [,.]|[.!?]\p{Lu}/u

/** Endings of unfinished sentences. */
const UNENDED = /(?:,|;| (?:and|or|und|oder|sowie|et|ou|y))$/

/** Last letters of these endings, and the length of the longest. */
const LAST_LETTERS = ',;dretuy'
const LONGEST_END = ' sowie'.length

/** The first typing error in words that are not code; `isText`: they are complete sentences and do not continue elsewhere. */
export function typoIn(written: string, isText: boolean): { value: string; message: string } | undefined {
  const words = written.includes('](') ? written.replace(/\]\([^()\s]*\)/g, '') : written
  const isSuspect = SUSPECT.test(words)
  const end = isText && LAST_LETTERS.includes(words.at(-1)!) ? UNENDED.exec(words.slice(-LONGEST_END))?.[0] : undefined
  if ((!isSuspect && end === undefined && !words.includes('(')) || written.includes('`')) return undefined
  for (const { form, message } of isSuspect ? SLIPS : []) {
    const value = form.exec(words)?.[0]
    if (value !== undefined) return { value, message: `"${value}": ${message}` }
  }
  if (end !== undefined) return { value: end, message: `the text stops in the middle, with "${end.trim()}"` }
  return isOpen(words) ? { value: '(', message: 'a bracket ( is not closed' } : undefined
}

function isOpen(words: string): boolean {
  if (!words.includes('(')) return false
  const plain = words.replace(/[:;]-?\(/g, '')
  return plain.split('(').length > plain.split(')').length
}

/** The first typing error in the paragraphs of a Markdown text, with its line (from 1). */
export function typoInText(source: string): { value: string; line: number; message: string } | undefined {
  let isFenced = false
  for (const [index, line] of source.split('\n').entries()) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced
    if (isFenced || /^(?: {4}|\t|\|)/.test(line)) continue
    // A bracket may be closed on the next line.
    const slip = typoIn(line.replaceAll('(', ''), false)
    if (slip) return { ...slip, line: index + 1 }
  }
  return undefined
}
