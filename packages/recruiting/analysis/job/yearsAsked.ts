import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]
/** Numbers in other languages, from two: one year is rarely written as a word. */
const OTHER_NUMBERS = [
  ['zwei', 'deux', 'dos', 'dois'],
  ['drei', 'trois', 'tres', 'três'],
  ['vier', 'quatre', 'cuatro', 'quatro'],
  ['fünf', 'cinq', 'cinco'],
  ['sechs', 'seis'],
]
const COUNT = `(?<![\\d.,$€£]|[<≤] ?)(\\d{1,2}(?:[.,]5)?|${[...NUMBERS, ...OTHER_NUMBERS.flat()].join('|')})(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?\\s*`
const UP_TO = '(?:(?:-|–|to|or|bis|oder|à|a|ou|o)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:or more |plus |full )?'
const YEARS = latinPattern(COUNT + UP_TO + "(?:years?|yrs?|Jahr(?:en?)?|ans?|années?|años?|anos?)(?!\\p{L})(?:['’]s?)?", 'giu')
const OTHER = anyOf(
  /\b(?:ago|old|or older|of age|contract|warranty|founded|anniversary|in business|on the market|our history|family[- ]run)\b/i,
  /\b(?:for (?:over|more than|nearly|almost) \w+ years|limited to|fixed[- ]term)\b|\bwe(?: (?:have|are)|['’](?:ve|re))\b(?! (?:now |currently |also )?(?:looking|seeking|searching|recruiting|hiring|after)\b)/i,
  /\bour \w+ years/i,
  /\b(?:seit|depuis|desde hace|Jahre alt|ans d['’]existence|años de historia|befristet\w*|contrat de|contrato de)\b/i,
  /^\W*\d{2} (?:ans|años|anos|Jahre)\s*(?:$|[–—|·-])/i,
)

/** The number of years that a wording implies. */
const VAGUE: [RegExp, number][] = [
  [/\b(?:(?:several|some|many) years(?:['’]|\b)(?: of)?|(?:mehr|lang)jährige\w?|mehrere Jahre|plusieurs années|varios años)/gi, 3],
  [/(?<!within |in |per |every |each |once )\b(?:an?|one) year or more\b/gi, 1],
  [
    /\b(?:(?:an?|one) (?:full )?year['’]?s? (?:of )?(?:experience|practice)|un año de|un an d['’]|ein(?:em|es)? Jahr (?:Berufs)?erfahrung|une (?:première )?année d['’]expérience|(?:al menos|mínimo) un año|(?:au moins|minimum) une? an(?:née)?)/gi,
    1,
  ],
  [/(?<![\d.,$€£]|[<≤] ?)\b(\d{1,2}|three|six|nine|twelve|eighteen)\+? months?\b['’]?/gi, 0],
  [/(?<![\d.,$€£])\b\d{1,2}\+? (?:years['’]? )?pqe\b/gi, -1],
]
const MONTHS: Record<string, number> = { three: 3, six: 6, nine: 9, twelve: 12, eighteen: 18 }
const NO_WORK = /\b(?:within|(?:with)?in the (?:last|past|next|first)|after|every|per|each|probation|notice|contract)\s*$/i

/** The period covered by a record or a licence: "a clean driving record over five years", "licence held for 2 years". */
const OF_RECORD =
  /\b(?:(?:driving|accident|claims?|criminal|conviction|credit|safety|attendance|residen\p{L}{1,3}) (?:record|history)|licen[cs]e|(?:claims?|accident|conviction)[- ]free)(?: [\p{L}’']{2,12}){0,5} $/iu
/** The same with the years first: "5 years' clean driving record", "a 3 year address history". */
const ITS_RECORD =
  /^(?: of)?(?: (?:an?|the|your))?(?: (?:clean|clear|full|checkable|verifiable|continuous|unbroken|valid|UK))* (?:driving|accident|claims?|criminal|credit|safety|address|employment|work|residen\p{L}{1,3}|referenc\p{L}{1,4}|screening) (?:record|history|checks?)\b/iu

/** Whether years are a time or a record’s period rather than work experience. */
function isNoWork(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - 90), start)
  return NO_WORK.test(before) || OF_RECORD.test(before) || ITS_RECORD.test(sentence.slice(end, end + 90))
}

/** A part of a sentence that asks for years of experience; months are fractions of a year, and the lower end of a range counts. */
type YearSpan = { start: number; end: number; least: number }

/** The demands for years of experience in a sentence; empty if its years are about something else. */
export function yearSpans(sentence: string): YearSpan[] {
  if (OTHER.test(sentence)) return []
  const counted = Array.from(sentence.matchAll(YEARS), (found) => spanOf(found, countOf(found[1]!)))
  const vague = VAGUE.flatMap(([pattern, least]) =>
    Array.from(sentence.matchAll(pattern), (found) =>
      spanOf(
        found,
        least > 0 ? least : least < 0 ? Number.parseInt(found[0], 10) : (MONTHS[found[1]!.toLowerCase()] ?? Number(found[1])) / 12,
      ),
    ),
  )
  return [...counted, ...vague]
    .filter(({ start, end, least }) => least > 0 && least < 30 && !isNoWork(sentence, start, end))
    .sort((a, b) => a.start - b.start)
}

function spanOf(found: RegExpExecArray, least: number): YearSpan {
  return { start: found.index, end: found.index + found[0].length, least }
}

function countOf(number: string): number {
  const lower = number.toLowerCase()
  if (/\d/.test(number)) return Number(number.replace(',', '.'))
  const other = OTHER_NUMBERS.findIndex((names) => names.includes(lower))
  return other < 0 ? NUMBERS.indexOf(lower) + 1 : other + 2
}

/**
 * The most years of experience that a sentence asks for, using the lower end of a range. Null if there are none, or they are about
 * something else.
 */
export function yearsAsked(sentence: string): number | null {
  if (OTHER.test(sentence)) return null
  const found = Array.from(sentence.matchAll(YEARS), ({ index, 0: { length }, 1: number }) =>
    isNoWork(sentence, index, index + length) ? 0 : countOf(number!),
  ).filter((years) => years > 0 && years < 30)
  return found.length === 0 ? null : Math.max(...found)
}
