import { hasHalfBracket } from '#packages/recruiting/analysis/text/hasHalfBracket.ts'
import { type HistoryPart, isTownless } from './historyParts.ts'
import { isOrgWord } from './titleScore.ts'

/**
 * The evidence for and against a value of an entry. Scores are those of its words for its assumed kind, and for the opposite; `isRivalled`
 * says that another part is as likely, `isMixed` that the entry seems to contain another one or none.
 */
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

/** The maximum confidence for an entry that seems to contain another one. */
const MIXED = 0.6
/** A title or a name of this length is likely to contain more than it should. */
const LONG = 60

/** The share of capitalized long words below which a text reads as a sentence. */
const FEW = 0.35
const SEVERAL = 4

function isProse(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length >= SEVERAL && words.filter((word) => /^\p{Lu}/u.test(word)).length < words.length * FEW
}

/** The start or end of a text that was cut at the wrong place. */
const CUT = /^[)\]&]|(?<!\p{L})(?:and|at|chez|bei|de|des|du|en|for|im|in|na|of|para|pour|und|with|y|à)$|[([&]$/iu

/** Text after the name of an employer or school, most likely its town. */
const TAIL = /^(.+), (\p{Lu}[\p{Ll}’'-]+)$/u
/** A description of an employer or school, after its legal form or after a label. */
const SAID = /(?:Ltd|Inc|LLC|GmbH|S\.[AL])\. \p{Lu}\p{Ll}|\p{L}: \p{L}/u

// "Lycée Ampère, La Ciotat. Thèse : …": the name of a place contains more than it should.
function holdsMore(text: string): boolean {
  const [, name, town] = TAIL.exec(text) ?? []
  return SAID.test(text) || (name !== undefined && !isTownless(name, town))
}

/**
 * The confidence in a title, employer, degree or school: the measured share of correct values in resumes that were not used for writing the
 * rules. A label settles it; otherwise it needs words of its own, or an entry built like others from two clearly different parts.
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
