import data from '#packages/recruiting/data/requirementWords.json'

/**
 * A piece of a sentence between two separators. `isAlternative`: it is joined to the previous piece by "or", or is in brackets. `isLabel`:
 * a colon follows. `isPart`: it is one of several items in brackets, none of which is enough alone.
 */
export type DemandPiece = { start: number; end: number; isAlternative: boolean; isLabel: boolean; isPart: boolean }

/** Characters from `start` up to but not including `end`. */
export type Span = { start: number; end: number }

const JOINT =
  /\s*,?\s+with(?=\s+(?:at least |a minimum of |min\.? )?(?:\d{1,2}|one|two|three|four|five)\+? (?:years?|or more years?)\b)\s*|\s*[;,]\s*(?:e\.g\.|such as|for example|for instance|z\. ?B\.|par exemple|p\. ?ej\.|por ejemplo|tels? que|como)(?=\s)\s*|\s*\band\/or\b\s*|\s*[;,]\s*(?:and|or|und|oder|et|ou|y)\b\s*|\s*[;,](?=\s)\s*|\s+(?:and|or|und|oder|sowie|bzw\.|et|ou|y|o|e(?= \p{L}{3})|plus|as well as|such as|for example|for instance|comme|como|tels? que|wie(?= \p{Lu})|z\. ?B\.|e\.g\.|like(?= \p{Lu})|including|incl\.|&)(?=\s)\s*|\s*[()]\s*|\s*\/\s*|\s+[–—|-]\s+|:(?=\s)\s*|(?<=[\p{L}\p{N})])(?<!\b(?:min|max|mind|approx|incl|inkl|ca|etc|nr|no))\.(?=\s)\s*/giu

/** The start of a new item after a comma. */
const NEW_ITEM =
  /^(?:experience|knowledge|understanding|ability|able|skills?|an?|the|at least|minimum|good|strong|excellent|proven|to|you|will|has|have|be|is|are|must|can|knows?|holds?|\d)\b/i

/** Pairs that form one item. */
const PAIRS = new RegExp(`\\b(?:${data.pairs.join('|').replaceAll(' and ', ' (?:and|&) ')})\\b`, 'gi')

/** An alternative ending in brackets: "Discret(e)", "organisé(e)s", "Mitarbeiter(in)". */
const ENDING = /\p{L}\(\p{Ll}{1,5}\)/gu
/** The first part of a German compound whose end follows the next one: "Dreh- und Fräsmaschinen". */
const BEGINNING = /\p{Lu}\p{Ll}+-$/u

/** The end of a bracket that lists only examples: "(Excel, Sheets …)". */
const AND_MORE = /^[^()]{0,200}(?:\.{2,}|…|\betc\.?|\busw\.?)\s?\)/
/** The start of a bracket of which one item is enough. */
const ENOUGH = /^(?:e\.g|i\.e|eg\b|ie\b|etc|such as|like|ideally|preferably|any of|one of|z\. ?B|p\. ?ej|par ex|idealerweise)/i

/** A separator between years of experience in two things: "three years in retail, with one year as a manager". */
const AND_YEARS = /^\s*,?\s+with\s*$/i
const YEARS = /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?\b/i

type Joint = Span & { kind: 'or' | 'and' | 'comma' | 'end' | 'open' | 'close' | 'examples' }

/**
 * Splits a sentence at the separators of its lists, but not within one of the `whole` spans. A comma has the meaning of the list’s last
 * separator: "A, B or C" are alternatives, "A, B and C" are not. Items in brackets are alternatives to the text before them.
 */
export function demandPieces(text: string, whole: readonly Span[]): DemandPiece[] {
  const kept = [...whole, ...spansOf(text, PAIRS), ...spansOf(text, ENDING)]
  const joints = Array.from(text.matchAll(JOINT), (found): Joint => ({
    start: found.index,
    end: found.index + found[0].length,
    kind: kindOf(found[0]),
  })).filter(
    ({ start, end, kind }) =>
      !isOfAbbreviation(text, start, end) &&
      !BEGINNING.test(text.slice(0, start)) &&
      (!AND_YEARS.test(text.slice(start, end)) || YEARS.test(text.slice(0, start))) &&
      kept.every((span) => end <= span.start || start >= span.end || (kind === 'open' && start <= span.start)),
  )
  const pieces: DemandPiece[] = []
  let from = 0
  let depth = 0
  let isAlternative = false
  // Each example is an alternative.
  let isExample = false
  // The index of the first piece in the brackets, and whether one of the items in them is enough.
  let inside = 0
  let isAny = false
  for (const [at, joint] of [...joints, { start: text.length, end: text.length, kind: 'end' as const }].entries()) {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, joint.start))) {
      pieces.push({ start: from, end: joint.start, isAlternative, isLabel: text[joint.start] === ':', isPart: false })
      isAlternative = false
    }
    // "Such as A or B, C": the last example follows the "or".
    const isAfterLast = isExample && joint.kind === 'comma' && joints[at - 1]?.kind === 'or'
    if (joint.kind === 'examples') isExample = true
    if (joint.kind === 'end' || isAfterLast) isExample = false
    if (joint.kind === 'open') {
      depth += 1
      inside = pieces.length
      isAny = ENOUGH.test(text.slice(joint.end)) || AND_MORE.test(text.slice(joint.end))
    } else if (joint.kind === 'or' || joint.kind === 'examples') isAny = true
    if (joint.kind === 'close' || joint.kind === 'end') {
      if (depth > 0 && !isAny && pieces.length > inside + 1) for (const piece of pieces.slice(inside)) piece.isPart = true
    }
    if (joint.kind === 'close') depth = Math.max(0, depth - 1)
    isAlternative =
      depth > 0 ||
      joint.kind === 'or' ||
      (isExample && !NEW_ITEM.test(text.slice(joint.end))) ||
      (joint.kind === 'comma' &&
        joints[at - 1]?.kind !== 'or' &&
        !NEW_ITEM.test(text.slice(joint.end)) &&
        endOfList(joints, at) === 'or') ||
      (isAlternative && joint.start === from)
    if (joint.kind === 'close') isAlternative = false
    from = joint.end
  }
  return pieces
}

/** The positions of a global pattern’s matches in a text. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

/** Whether a separator is the full stop of an abbreviation: "P.Eng. or eligible", "U.S. GAAP". */
function isOfAbbreviation(text: string, start: number, end: number): boolean {
  return text[start] === '.' && (/^\p{Ll}/u.test(text.slice(end)) || /(?<!\p{L})\p{L}\.\p{L}$/u.test(text.slice(0, start)))
}

function kindOf(joint: string): Joint['kind'] {
  const word = joint.trim().toLowerCase()
  if (
    /\b(?:such as|for (?:example|instance)|comme|como|wie|tels? que|e\.g|z\. ?b|par exemple|p\. ?ej|por ejemplo|like)(?:\b|\.|$)/.test(word)
  )
    return 'examples'
  if (/\b(?:or|oder|ou|o|bzw)\b|^\/$/.test(word)) return 'or'
  if (/^\($/.test(word)) return 'open'
  if (/^\)$/.test(word)) return 'close'
  if (/^,$/.test(word)) return 'comma'
  return /^[;:.–—|-]$/.test(word) ? 'end' : 'and'
}

/** The last separator of the list that a comma belongs to. */
function endOfList(joints: readonly Joint[], at: number): Joint['kind'] {
  return joints.slice(at).find(({ kind }) => kind !== 'comma')?.kind ?? 'end'
}
