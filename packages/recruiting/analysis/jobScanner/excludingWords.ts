import data from '#packages/recruiting/data/excludingWords.json'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import { type WrittenPattern, withParts } from '#packages/recruiting/analysis/text/withParts.ts'
import { type GroundId, groundIds } from './advertLaws.ts'
import { excludingPeopleIn, refusalAround } from './excludingPeople.ts'
import { isSafelyRemovable } from './isSafelyRemovable.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/**
 * A potentially exclusionary wording. `instead` is a suggested replacement, empty if the wording should be deleted, null if it depends on
 * the sentence or the job.
 */
export type ExcludingWord = { ground: GroundId; start: number; text: string; instead: string | null }

/** Wordings as in the file, with a replacement (`instead`) or for deletion (`out`). */
type Written = { words: WrittenPattern[]; instead?: string; out?: boolean }

const wordings = groundIds.map((ground) => {
  const entries: Written[] = data.grounds[ground]
  const patterns = entries.map(({ words, instead, out }) => ({ pattern: patternOf(words), instead: out ? '' : (instead ?? null) }))
  return { ground, patterns }
})

/** A line with more wordings is not an advert. */
const MOST = 300

/**
 * The potentially exclusionary wordings in a line, by ground; of overlapping ones the longest. Wordings of one ground joined by "and" are
 * combined, and a rejection includes the people it rejects: a replacement for them alone would exclude others.
 */
export function excludingWordsIn(line: string): ExcludingWord[] {
  const written = wordings.flatMap(({ ground, patterns }) =>
    patterns.flatMap(({ pattern, instead }) =>
      Array.from(line.matchAll(pattern), ({ index, 0: text }) =>
        whole(line, { ground, start: index, text, instead: insteadOf(instead, text) }),
      ),
    ),
  )
  const found = [...excludingPeopleIn(line).map((one) => whole(line, one)), ...written]
  const kept: ExcludingWord[] = []
  for (const one of found.slice(0, MOST).toSorted((a, b) => b.text.length - a.text.length)) if (isApart(one, kept)) kept.push(one)
  const inOrder = [...kept, ...besideOthers(line, kept)].toSorted((a, b) => a.start - b.start)
  return joined(line, inOrder).map((one, _at, all) => offered(line, one, all))
}

const endOf = ({ start, text }: ExcludingWord) => start + text.length
const isApart = (one: ExcludingWord, others: readonly ExcludingWord[]) =>
  others.every((other) => one.start >= endOf(other) || endOf(one) <= other.start)

/** Replacements that name people, singular or plural. */
const PEOPLE = /(?:people|person|graduates?|speakers?|parents|menschen)\b/i
/** Replacements without any requirement: a sentence with only such people is meaningless. */
const ANYBODY = /^(?:experienced )?(?:people|person|menschen)(?: at any stage| jeden alters| \(m\/w\/d\)|$)/i
/** Words that exclude everyone else, or that describe a demand. */
const ALONE =
  /\b(?:only|please|(?:is|are) (?:preferred|required|sought|wanted)|preferred|required|essential|bevorzugt|erwünscht|gewünscht)$/i

/** Replacements that cannot precede a noun. */
const LONG = /^(?:able to|den aufgaben)\b/i
const NOUN =
  /^ (?:people|persons?|men|man|wom[ae]n|applicants?|candidates?|individuals?|workers?|staff|helpers?|menschen|personen|bewerber)\b/i

/** A wording, extended by the words that make it a rejection or exclude others: "girls only". */
function whole(line: string, found: ExcludingWord): ExcludingWord {
  // "Able to do the work people" is not English.
  if (found.instead && LONG.test(found.instead) && NOUN.test(line.slice(endOf(found)))) return { ...found, instead: '' }
  if (!found.instead || !PEOPLE.test(found.instead) || found.text.length < LEAST) return found
  const refusal = refusalAround(line, found.start, endOf(found))
  if (refusal) return { ...found, start: refusal.start, text: line.slice(refusal.start, refusal.end), instead: '' }
  const before = BEFORE.exec(line.slice(0, found.start))?.[0] ?? ''
  const [after = '', preferred] = AFTER.exec(line.slice(endOf(found))) ?? []
  const apply = before === '' ? '' : (/^ (?:need|should|may|can) apply\b/i.exec(line.slice(endOf(found)))?.[0] ?? '')
  const instead = preferred === undefined && apply === '' ? found.instead : ''
  return { ...found, start: found.start - before.length, text: before + found.text + after + apply, instead }
}

const BEFORE = /\b(?:only|exclusively) $/i
const AFTER = /^(?:,? only\b|,? (?:(?:is|are|will be|strongly|much) ){0,2}(preferred|favou?red)\b)/i

/** The minimum length of a wording about a group: "he" refers to one person. */
const LEAST = 4

/** Combines wordings of one ground that are joined only by "and": otherwise their replacement would occur twice. */
function joined(line: string, found: readonly ExcludingWord[]): ExcludingWord[] {
  const kept: ExcludingWord[] = []
  for (const one of found) {
    const last = kept.at(-1)
    const isNext = last?.ground === one.ground && last.instead === one.instead && BETWEEN.test(line.slice(endOf(last), one.start))
    if (last && isNext && one.instead) kept.splice(-1, 1, { ...last, text: line.slice(last.start, endOf(one)) })
    else kept.push(one)
  }
  return kept
}

const BETWEEN = /^(?:,|,? ?(?:and|or|und|oder)|\/|,? &) ?$/i

const beside = Object.entries(data.beside).map(([ground, words]) => ({
  ground: ground as GroundId,
  pattern: latinPattern(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?= ?(?:$|[.,;:!)/]|(?:and|or|und|oder)(?!\\p{L})))`, 'giu'),
}))

/** Words that describe people only next to such a wording: "under 25, single". */
function besideOthers(line: string, kept: readonly ExcludingWord[]): ExcludingWord[] {
  const others = kept.filter(({ text }) => text.length >= LEAST)
  if (others.length === 0) return []
  return beside.flatMap(({ ground, pattern }) =>
    Array.from(line.matchAll(pattern), ({ index, 0: text }): ExcludingWord => ({ ground, start: index, text, instead: '' })).filter(
      (one) =>
        isApart(one, kept) &&
        others.some((other) => BETWEEN.test(line.slice(endOf(other), one.start)) || BETWEEN.test(line.slice(endOf(one), other.start))),
    ),
  )
}

/**
 * A wording with a possible replacement. A sentence without other content is deleted as a whole, and so is one that would not read well.
 */
function offered(line: string, found: ExcludingWord, all: readonly ExcludingWord[]): ExcludingWord {
  const { start, text, instead } = found
  if (instead === '' && POLITE.test(line.slice(endOf(found)))) return offered(line, withPolite(line, found), all)
  const own = instead && ALONE.test(text) && ANYBODY.test(instead) && isSentence(line, start, endOf(found)) ? '' : instead
  if (own !== '' || isSafelyRemovable(line, start, text)) return { ...found, instead: own }
  const sentence = instead === '' && REFUSAL.test(text) ? sentences(line).find((one) => isWithin(line, one.text, found)) : undefined
  return sentence && all.filter((one) => isWithin(line, sentence.text, one)).length === 1
    ? { ...found, start: line.indexOf(sentence.text), text: sentence.text }
    : { ...found, instead: null }
}

/** Polite words at the end of a sentence, deleted along with it: "No oldies, please." */
const POLITE = /^,? (?:please|sorry|thanks|thank you|bitte|danke)(?=[.!]|$)/i

function withPolite(line: string, found: ExcludingWord): ExcludingWord {
  return { ...found, text: found.text + (POLITE.exec(line.slice(endOf(found)))?.[0] ?? '') }
}

/** A rejection of people that cannot be removed from its sentence alone. */
const REFUSAL = /\b(?:need not|(?:do|should|will|can|must|are|is) ?n(?:o|['’])t|cannot)\b/i

function isWithin(line: string, sentence: string, found: ExcludingWord): boolean {
  const at = line.indexOf(sentence)
  return at >= 0 && at <= found.start && endOf(found) <= at + sentence.length
}

function isSentence(line: string, start: number, end: number): boolean {
  return /(?:^|[.!?:;]\s)\s{0,3}(?:[-*•–]\s{0,3})?$/.test(line.slice(0, start)) && /^\s*(?:$|[.!?;])/.test(line.slice(end))
}

const TONGUE = new RegExp(withParts('<tongues>', data.parts), 'i')

/** The replacement, with the language named in the wording: "fluent English speaker". */
function insteadOf(written: string | null, text: string): string | null {
  return (
    written
      ?.replace(/\{tongue\} ?/, () => (TONGUE.exec(text)?.[0] ?? '') + ' ')
      .replace(/ {2,}/g, ' ')
      .trim() ?? null
  )
}

// Some wordings start or end with brackets or other signs.
function patternOf(words: readonly WrittenPattern[]): RegExp {
  const whole = words.map((word) => withParts(word, data.parts)).join('|')
  return latinPattern(`(?<![\\p{L}\\p{N}-])(?:${whole})(?![\\p{L}\\p{N}])`, 'giu')
}
