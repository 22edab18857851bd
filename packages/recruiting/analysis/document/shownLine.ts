import { splitBullet } from './bullet.ts'
import type { ReadDocument } from './ReadDocument.ts'

/** The fewest letters by which a line is looked for within another. */
const LEAST = 4

/**
 * Where a visitor sees a line of a document: the index of its line in the box that a text was pasted into, or in the text of a file as a
 * parser receives it. It is null where that text does not have the line.
 */
export function shownLine({ lines, text }: Pick<ReadDocument, 'lines' | 'text'>, line: number): number | null {
  const own = lines[line]
  if (!own) return null
  if (own.shownAt !== undefined) return own.shownAt
  const { shown, read } = lettersIn(lines, text)
  const cells = read[line]!
  const [letters] = cells
  // Of lines that read the same, or have the same cell, the second is the second that is shown.
  const before = (part: string) => read.slice(0, line).filter((other) => other.includes(part)).length
  const wanted = [letters!, cells[1]!, cells.at(-1)!].filter(Boolean)
  for (const part of wanted) {
    const nth = before(part)
    const whole = at(shown, nth, (one) => one === part) ?? at(shown, nth, (one) => part.length >= LEAST && one.startsWith(part))
    const found = whole ?? at(shown, nth, (one) => part.length >= LEAST && one.includes(part))
    if (found !== null) return found
  }
  // A shown line may also end where this one goes on.
  return at(shown, before(letters!), (one) => one.length >= LEAST && letters!.startsWith(one))
}

/** The letters of the lines that are shown, and of those that were read, each as a whole and then cell by cell. */
type Letters = { shown: string[]; read: string[][] }

/** They, by the lines of a document. */
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

/** The index of the line that fits, of the last one where there are fewer than `nth`. */
function at(shown: readonly string[], nth: number, fits: (one: string) => boolean): number | null {
  const found = shown.flatMap((one, index) => (fits(one) ? [index] : []))
  return found[Math.min(nth, found.length - 1)] ?? null
}
