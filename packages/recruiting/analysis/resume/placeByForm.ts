import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { isCity, isRegion } from './places.ts'
import { orgScore, titleScore } from './titleScore.ts'

/** Longer texts are not addresses. */
const LONGEST = 120

/** The name of a town as written in an address: "REDON", "Frankfurt am Main", "L'Isle-Adam", "Lyon Cedex 3". */
const TOWN = inTurn(
  /\p{Lu}[\p{L}.'’-]+/u,
  /(?: (?:\p{Lu}[\p{L}.'’-]*|da|dos?|del?|des|du|d['’]\p{L}+|l[aeo]s?|am|an|der|den|im|in|ob|bei|sur|sous|en|upon|of|the)){0,5}/u,
  /(?: \d{1,2})?/,
)
/** The country or region after a town: "(España)", ", Deutschland". */
const REST = /(?: \([^()]{2,40}\)| ?[,–-] [^,]{2,40})?/u
/** "35600", "D-80331", "A-4020", "1000-205", "110 00", "1012 AB", "SE-111 22": post codes before a town. */
const BEFORE = /(?:[A-Z]{1,3}[ -])?(?:\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4,5})/
const CODE = inTurn(/^/, BEFORE)
/** A year before an arbitrary word is not a post code. */
const YEAR = /^(?:19\d\d|20[0-4]\d) /

const CODE_FIRST = inTurn(/^/u, BEFORE, / /, TOWN, REST, /$/)

/** "VIC 3058", "TX 78704", "AB T4N 1X4", "SP 01310-100". */
const STATE_AND_CODE = anyOf(
  /(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}/u,
  /(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|PR),? \d{5}(?:-\d{4})?/,
  /(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT),? [A-Z]\d[A-Z] ?\d[A-Z]\d/,
  /[A-Z]{2},? (?:CEP:? )?\d{5}-\d{3}/,
)
/** Codes that identify a place after any name: "HG2 9QX", "D04 X285", "T4N 1X4", "4445-301". */
const CODE_ALONE = anyOf(/[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/u, /[ACDEFHKNPRTVWXY]\d[\dW] ?[A-Z\d]{4}/, /[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4}-\d{3}/)
const CODE_LAST = inTurn(
  /^(?:\d{1,5}[A-Za-z]? )?/u,
  TOWN,
  /(?: \([^()]{2,40}\))?,? (?:[–-] )?/,
  anyOf(STATE_AND_CODE, CODE_ALONE),
  /\.?(?:, [\p{L} .]{2,30})?$/u,
)
/** "Kochi - 682016": six digits may be another number, but not after a dash or a street. */
const DIGITS_LAST = inTurn(/^/u, TOWN, / (?:[–-] )?/, /[1-9]\d{2} ?\d{3}\.?(?:, [\p{L} .]{2,30})?$/u)

/** "Montréal (Québec)", "Cainta, Rizal", "Marikina City, Metro Manila". */
const IN_BRACKETS = inTurn(/^/u, TOWN, / \(([^()]{2,40})\)$/)
const CALLED_PLACE = /(?:^|, )(?:\p{Lu}[\p{L}.'’-]+ ){1,3}City(?:,|$)|(?:^|, )Metro(?:politan)? \p{Lu}\p{L}+(?:, [\p{L} ]+)?$/u

/**
 * Whether a text from the head of a resume is a place by its form alone, whatever the town: by a post code before it or a state and post
 * code after it, by a known region in brackets, or by a word such as "City". A street may precede it.
 */
export function isPlaceByForm(text: string): boolean {
  if (text.length > LONGEST) return false
  const last = text.split(/, |(?<!\s)\s+[–-]\s+/)
  // After a street: "12 rue des Tanneurs, 35600 REDON".
  const ends = [text, ...last.map((_part, at) => last.slice(at).join(', ')).slice(1, 4)]
  return ends.some((end, at) => isTownByForm(end, at > 1)) || CALLED_PLACE.test(text)
}

function isTownByForm(text: string, isRest: boolean): boolean {
  // "AB" in a post code is not a legal form.
  const named = text.replace(CODE, '')
  if (orgScore(named) >= 1.2 || titleScore(named) >= 2) return false
  if (CODE_FIRST.test(text)) return !YEAR.test(text) || isCity(text.replace(/^\d{4} /, '').split(/, | \(/)[0]!)
  if (CODE_LAST.test(text) || (DIGITS_LAST.test(text) && (isRest || /[–-] /.test(text)))) return true
  const region = IN_BRACKETS.exec(text)?.[1]
  return region !== undefined && (isRegion(region) || isCity(region))
}
