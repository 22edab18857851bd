import { splitBullet } from './bullet.ts'
import type { ReadDocument } from './ReadDocument.ts'

/** The minimum number of letters for matching part of a line. */
const LEAST = 4

/**
 * The index of a document’s line in the text that the visitor sees: the field with the pasted text, or the text of a file as a parser
 * receives it. Null if that text does not contain the line.
 */
export function shownLine({ lines, text }: Pick<ReadDocument, 'lines' | 'text'>, line: number): number | null {
  const own = lines[line]
  if (!own) return null
  if (own.shownAt !== undefined) return own.shownAt
  const { shown, read } = lettersIn(lines, text)
  const cells = read[line]!
  const [letters] = cells
  // Lines with equal text, or with an equal cell, are matched in order.
  const before = (part: string) => read.slice(0, line).filter((other) => other.includes(part)).length
  const wanted = [letters!, cells[1]!, cells.at(-1)!].filter(Boolean)
  for (const part of wanted) {
    const nth = before(part)
    const whole = at(shown, nth, (one) => one === part) ?? at(shown, nth, (one) => part.length >= LEAST && one.startsWith(part))
    const found = whole ?? at(shown, nth, (one) => part.length >= LEAST && one.includes(part))
    if (found !== null) return found
  }
  // A displayed line can also end in the middle of this one.
  return at(shown, before(letters!), (one) => one.length >= LEAST && letters!.startsWith(one))
}

/** The letters of the displayed lines, and of the document’s lines: each line as a whole, then cell by cell. */
type Letters = { shown: string[]; read: string[][] }

/** A cache, by the lines of a document. */
const known = new WeakMap<ReadDocument['lines'], Letters>()

function lettersIn(lines: ReadDocument['lines'], text: string): Letters {
  let letters = known.get(lines)
  if (!letters) {
    letters = {
      shown: text.split('\n').map((one) => lettersOf(splitBullet(one).text)),
      read: lines.map((one) => [one.text, ...one.text.split('\t')].map(lettersOf)),
    }
    known.set(lines, letters)
  }
  return letters
}

const lettersOf = (text: string) => text.replace(/\s+/g, '')

/** The index of the match number `nth`, or of the last match if there are fewer. */
function at(shown: readonly string[], nth: number, fits: (one: string) => boolean): number | null {
  const found = shown.flatMap((one, index) => (fits(one) ? [index] : []))
  return found[Math.min(nth, found.length - 1)] ?? null
}
