import { hasHalfBracket } from '#packages/recruiting/analysis/text/hasHalfBracket.ts'
import { type HistoryPart, isTownless } from './historyParts.ts'
import { isOrgWord } from './titleScore.ts'

/** What speaks for a value of an entry, and against it. Scores are those of its words for what it is taken for, and for the opposite;
 * `isRivalled` tells that another part could be it as well, `isMixed` that the entry seems to hold another one or none. */
type Evidence = {
  part: HistoryPart
  isPlace: boolean
  score: number
  other: number
  margin: number
  parts: number
  isUsual: boolean
  hasStart: boolean
  isRivalled: boolean
  isMixed: boolean
}

/** The most confidence in an entry that seems to hold another one. */
const MIXED = 0.6
/** From this length a title or a name is likely to hold more than it should. */
const LONG = 60

/** The share of long words with a capital below which a text of several reads as a sentence. */
const FEW = 0.35
const SEVERAL = 4

function isProse(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length >= SEVERAL && words.filter((word) => /^\p{Lu}/u.test(word)).length < words.length * FEW
}

/** How a text begins or ends that was cut in the wrong place. */
const CUT = /^[)\]&]|(?<!\p{L})(?:and|at|chez|bei|de|des|du|en|for|im|in|na|of|para|pour|und|with|y|à)$|[([&]$/iu

/** What follows the name of a firm or school, most likely its town. */
const TAIL = /^(.+), (\p{Lu}[\p{Ll}’'-]+)$/u
/** What is said behind a firm or school: behind its legal form, or behind a label. */
const SAID = /(?:Ltd|Inc|LLC|GmbH|S\.[AL])\. \p{Lu}\p{Ll}|\p{L}: \p{L}/u

// "Lycée Ampère, La Ciotat. Thèse : …": the name of a place holds more than it should.
function holdsMore(text: string): boolean {
  const [, name, town] = TAIL.exec(text) ?? []
  return SAID.test(text) || (name !== undefined && !isTownless(name, town))
}

/**
 * The confidence in a title, employer, degree or school: the share of such values that were right in resumes which the rules had not seen.
 * A label settles it; else it takes words of its own, or an entry made like others with two clearly different parts.
 */
export function entryConfidence({ part, isPlace, score, other, margin, parts, isUsual, hasStart, isRivalled, isMixed }: Evidence): number {
  if (part.role !== null) return 0.95
  const words = score >= 1.2 ? 0.2 : score > 0 ? 0.08 : 0
  const told = margin >= 2.5 ? 0.12 : margin >= 1.2 ? 0.06 : 0
  const doubt =
    (other >= 1.2 && score < other ? 0.15 : 0) +
    (part.text.length > LONG ? 0.25 : 0) +
    (/^\p{Ll}|[.;:]$|\d{3}/u.test(part.text) ? 0.2 : 0) +
    (CUT.test(part.text) || hasHalfBracket(part.text) || isOrgWord(part.text) ? 0.3 : 0) +
    (isProse(part.text) || (isPlace && holdsMore(part.text)) ? 0.3 : 0) +
    (/, /.test(part.text) && score < 2 ? 0.12 : 0) +
    (parts > 2 ? 0.08 : parts === 1 ? 0.2 : 0) +
    (hasStart ? 0 : 0.08) +
    (isRivalled ? 0.2 : 0)
  return Math.max(0.1, Math.min(isMixed ? MIXED : 0.95, 0.58 + words + told + (isUsual ? 0.1 : 0) - doubt))
}
