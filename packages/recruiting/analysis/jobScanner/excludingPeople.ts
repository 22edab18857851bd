import data from '#packages/recruiting/data/excludingPeople.json'
import { type WrittenPattern, withParts } from '#packages/recruiting/analysis/text/withParts.ts'
import { type GroundId, groundIds } from './advertLaws.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/**
 * A passage that asks for a group of people or rejects one, with the ground of discrimination. `instead` is a suggested replacement, empty
 * if the passage should be deleted.
 */
export type ExcludingPeople = { ground: GroundId; start: number; text: string; instead: string }

/** Words allowed between a demand and the people: "looking for a calm, retired lady". Prepositions and conjunctions are not. */
const JOINING = 'for|of|with|to|who|by|among|from|in|at|on|and|or|that|whose|as|than|für|mit|von|zu|bei|im|an|auf|und|oder|dass|um'
const BETWEEN = `(?: (?!(?:${JOINING})\\b)[\\p{L}’'-]+,?){0,3}`
/**
 * Words allowed between a rejection and the people. They are few, because otherwise the rejection is about something else: "no discount for
 * pensioners".
 */
const NEXT = '(?: (?:any|more|further|other|the|an?|our|young|weiteren?|anderen?))?'

/** The number of characters searched before and after the words for people. */
const NEAR = 70

/** Words allowed between a denial and the attribute: "no known back problems". */
const DENIED = '(?: (?:any|an?|the|known|prior|serious|of|from|ever|being|having|such|sichtbaren?|bekannten?)){0,2}'
const BETWEEN_OF = { asked: BETWEEN, refused: NEXT, denied: DENIED }
/** People whom the work is about, such as patients: a denial of their attributes excludes no applicant. */
const OTHERS =
  /(?<!\p{L})(?:patients?|clients?|residents?|pupils?|guests?|animals?|customers?|visitors?|cattle|kunden|gäste|patienten)(?!\p{L})/iu

const stances = Object.entries(data.stances).map(([stance, { before, after }]) => ({
  stance: stance as keyof typeof data.stances,
  before: latinPattern(`(?<![\\p{L}\\p{N}-])${oneOf(before)}${BETWEEN_OF[stance as keyof typeof BETWEEN_OF]} $`, 'iu'),
  after: latinPattern(`^,? ${oneOf(after)}(?!\\p{L})`, 'iu'),
}))

const REFUSED = stances.find(({ stance }) => stance === 'refused')!

/** The patterns of each ground for people who are asked for or rejected, and for denied attributes. */
const kinds = groundIds.flatMap((ground) =>
  stances.flatMap((stance) => {
    const people: WrittenPattern[] = data.grounds[ground][stance.stance]
    if (people.length === 0) return []
    return [{ ground, stance, pattern: latinPattern(`(?<![\\p{L}\\p{N}-])${oneOf(people)}(?![\\p{L}\\p{N}])`, 'giu') }]
  }),
)

/** The separators in a list of groups: "no Poles, Romanians or Turks". */
const JOINS = /^(?:,|,? (?:or|and|nor|oder|und)|\/)? ?$/
/** "We want pensioners to feel at home" does not ask for pensioners. */
const TO_DO = /^ to (?:feel|be|have|get|know|learn|see|find|enjoy|understand|say|choose|decide|succeed|grow|thrive|worry)\b/
const TITLE = /(?:^|\s)(?:Frau|Herrn?)$/
const NAMED = /^ (?:Dr\. )?(?!Anfang|Mitte|Ende|Ab|Bis)\p{Lu}\p{Ll}/u

/** The subject of a rejection at the start of a clause: "we do not take on", "you must not be". */
const WHOSE = /(?:^|[.,;:!?–-] ?|\b(?:and|but|so|as|because) )((?:we|i|you|applicants?|candidates?) )$/i
const TITLED = /^[\p{L}-]+in$/u
const MANY = /(?:s|people|men|women|folk|leute|en|innen|kräfte|männer|eltern)$/i
const GERMAN = /[äöüß]|(?<!\p{L})(?:gesucht|suchen|wir|sie|und|eine?n?|für|bevorzugt)(?!\p{L})/iu

/** A suggested replacement for people who are asked for, in the same language and number. */
function insteadOf(ground: GroundId, people: string, line: string, start: number): string {
  if (ground === 'genderWords' && TITLED.test(people)) return `${people} (m/w/d)`
  const { one, many, oneDe, manyDe } = data.instead[ground]
  const [single, several] = GERMAN.test(line) ? [oneDe, manyDe] : [one, many]
  const instead = MANY.test(people) ? several : single
  // "An active retired person" would become "an person".
  return /\ban $/i.test(line.slice(0, start)) ? '' : instead
}

/**
 * The range of people in a line including the words that reject them ("Mature candidates need not apply"); null if they are not rejected.
 */
export function refusalAround(line: string, start: number, end: number): { start: number; end: number } | null {
  const [said, rest] = [line.slice(Math.max(0, start - NEAR), start), line.slice(end, end + NEAR)]
  const before = REFUSED.before.exec(said)?.[0].trimStart() ?? ''
  const after = REFUSED.after.exec(rest)?.[0] ?? ''
  if (before === '' && after === '') return null
  const whose = before === '' ? '' : (WHOSE.exec(line.slice(0, start - before.length))?.[1] ?? '')
  return { start: start - before.length - whose.length, end: end + after.length }
}

/** The passages of a line that ask for a group of people or reject one, including the words of the rejection. */
export function excludingPeopleIn(line: string): ExcludingPeople[] {
  return kinds.flatMap(({ ground, stance, pattern }) => {
    const found: ExcludingPeople[] = []
    let last = -1
    for (const { index, 0: people } of line.matchAll(pattern)) {
      const end = index + people.length
      if (TITLE.test(people) && NAMED.test(line.slice(end))) continue
      const said = line.slice(Math.max(0, index - NEAR), index)
      if (stance.stance === 'denied' && OTHERS.test(said)) continue
      const rest = line.slice(end, end + NEAR)
      const before = TO_DO.test(rest) ? undefined : stance.before.exec(said)?.[0].trimStart()
      const after = stance.after.exec(rest)?.[0] ?? ''
      const refusal = stance.stance === 'asked' ? '' : (before ?? '')
      const previous = found.at(-1)
      if (previous && last >= 0 && JOINS.test(line.slice(last, index)))
        found.splice(-1, 1, { ...previous, text: line.slice(previous.start, end + after.length) })
      else if (before !== undefined || after !== '') {
        const start = index - refusal.length - (refusal === '' ? 0 : (WHOSE.exec(line.slice(0, index - refusal.length))?.[1] ?? '').length)
        const instead = stance.stance === 'asked' ? insteadOf(ground, people, line, index) : ''
        found.push({ ground, start, text: line.slice(start, end + after.length), instead })
      } else continue
      last = end
    }
    return found
  })
}

function oneOf(patterns: readonly WrittenPattern[]): string {
  return `(?:${patterns.map((pattern) => withParts(pattern, data.parts)).join('|')})`
}
