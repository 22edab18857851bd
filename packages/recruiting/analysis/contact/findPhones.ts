import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'

/**
 * A phone number and its position in the text. `number` is in E.164 form, or as written where no country is known for it (`isKnown`).
 */
type FoundPhone = { number: string; isKnown: boolean; from: number; to: number }

/** Countries to try for a number without a country code, first to last. */
const PHONE_COUNTRIES: CountryCode[] = ['GB', 'US', 'IN']

const CANDIDATE = /(?<![\p{L}\d/@_.-])(?:\+|00|\()?\(?\d[\d\s().\u2010-\u2015/-]{5,}\d(?![\p{L}\d@_])/gu

/** The number of a house and a post code of Brazil: "45 - 01310-100". */
const POST_CODE = /^(?:\d{1,5} [-–] )?\d{5}-\d{3}$/

// A slash between blanks behind an area code, as in "0176 / 555 80 412", parts no two numbers.
const AREA = /(?<![\d)] ?)(\(?0 ?[1-9](?: ?\d){1,4}\)?) \/ (?=[1-9])/g

/** Countries in which numbers written without a country code start with 0. */
const TRUNK = new Set<CountryCode>([
  'GB',
  'DE',
  'FR',
  'NL',
  'BE',
  'CH',
  'AT',
  'SE',
  'FI',
  'IE',
  'AU',
  'NZ',
  'ZA',
  'KE',
  'NG',
  'GH',
  'UG',
  'TZ',
  'RO',
])

/** How numbers are usually grouped in a country; a match tries that country first. */
const groupings: { pattern: RegExp; country: CountryCode }[] = [
  { pattern: /^\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}$/, country: 'US' },
  { pattern: /^[6-9]\d{4}[\s-]?\d{5}$/, country: 'IN' },
  { pattern: /^[29]\d{2}[\s.-]?\d{3}[\s.-]?\d{3}$/, country: 'PT' },
]

// A number that is written as phone numbers are: from 0, in brackets, or in groups.
const WRITTEN = /^(?:\(?0 ?\d|\(\d{2,4}\) ?\d|[2-9]\d{1,4}[ .-]\d{2,5}(?:[ .-]\d{2,4}){0,2}$)/

/**
 * The phone numbers in a text, those with a country code first. Dates and long plain numbers do not count. With `keepUnknown`, numbers of
 * no country in the list are kept as they are written; with `isStrict`, numbers that nobody could have in a country are not of it.
 */
export function findPhones(
  written: string,
  countries: CountryCode[] = PHONE_COUNTRIES,
  keepUnknown = false,
  isStrict = false,
): FoundPhone[] {
  const text = written.replace(AREA, '$1/  ')
  // A dash between blanks parts a number from what stands before it, unless only both together are one: "Chambéry (73) - 06 39 98 77 21".
  const parted = phonesIn(text, /(?:(?! \/ | [-–] )[^\n\t|•·;])+/g, countries, keepUnknown, isStrict)
  return parted.length > 0 || !/ [-–] /.test(text) ? parted : phonesIn(text, /(?:(?! \/ )[^\n\t|•·;])+/g, countries, keepUnknown, isStrict)
}

function phonesIn(text: string, lines: RegExp, countries: CountryCode[], keepUnknown: boolean, isStrict: boolean): FoundPhone[] {
  const found: (FoundPhone & { isFull: boolean })[] = []
  for (const line of text.matchAll(lines)) {
    for (const match of line[0].matchAll(CANDIDATE)) {
      const written = match[0].trim()
      if (POST_CODE.test(written)) continue
      const from = line.index + match.index
      const number = toNumber(written, countries, isStrict)
      const isUnknown = !number && keepUnknown && isPhoneLike(written)
      if (number || isUnknown)
        found.push({
          number: number ?? written.replace(/\/ {2}/g, ' / '),
          isKnown: number !== null,
          from,
          to: from + match[0].length,
          isFull: /^\(?(?:\+|00)/.test(written),
        })
    }
  }
  return found
    .toSorted((one, other) => Number(other.isFull) - Number(one.isFull) || one.from - other.from)
    .map(({ number, isKnown, from, to }) => ({ number, isKnown, from, to }))
}

/** "029 2018 0555": three groups with a leading 0, one of which only looks like a year. */
const GROUPS = /^\(?0\d{2,4}\)? \d{3,4} \d{3,4}$/
/** "81 8356 2047": a short group and two more with the same sign between, both of which would have to be years. */
const THREE = /^\(?(?!0)\d{2,3}\)?([ .-])(?!(?:19|20)\d{2}\1(?:19|20)\d{2}$)\d{3,4}\1\d{4}$/
const isDate = (written: string) => !GROUPS.test(written) && !THREE.test(written) && findDateRanges(written).length > 0

function isPhoneLike(written: string): boolean {
  const digits = written.replace(/\D/g, '').length
  return digits >= 8 && digits <= 13 && WRITTEN.test(written) && !isDate(written)
}

/** Numbers of French departments overseas, which are called there as in France and from elsewhere by codes of their own. */
const OVERSEAS: [RegExp, string][] = [
  [/^\+33(?=262|69[23])/, '+262'],
  [/^\+33(?=[56]90)/, '+590'],
  [/^\+33(?=[56]94)/, '+594'],
  [/^\+33(?=[56]96)/, '+596'],
]
const overseas = (number: string) => OVERSEAS.reduce((whole, [before, code]) => whole.replace(before, code), number)

function toNumber(written: string, countries: CountryCode[], isStrict: boolean): string | null {
  const digits = written.replace(/\D/g, '')
  const isFull = /^\(?(?:\+|00)/.test(written)
  if (digits.length < 7 || digits.length > 15 || (!isFull && isDate(written))) return null
  if (isFull) {
    const parsed = parsePhoneNumberFromString(written.replace(/^\(?00/, '+'))
    return parsed?.isPossible() ? parsed.number : null
  }
  // Every British number of eleven digits that starts with 07 is a mobile; the library rejects the ranges reserved for fiction.
  if (countries.includes('GB') && /^07\d{9}$/.test(digits)) return `+44${digits.slice(1)}`
  const likely = groupings
    // Angola and Spain group theirs as Portugal does.
    .filter(({ pattern, country }) => (country === 'PT' ? countries[0] === country : countries.includes(country)) && pattern.test(written))
    .map(({ country }) => country)
  for (const country of [...likely, ...countries]) {
    // Where national numbers start with 0, digits without it belong to another country.
    if (TRUNK.has(country) && !/^\(?0/.test(written)) continue
    // Indian numbers may start with 0; where other countries come into question, such a number is rather theirs.
    if (country === 'IN' && countries.length > 1 && /^\(?0/.test(written)) continue
    const parsed = parsePhoneNumberFromString(written, country)
    if (parsed?.isValid()) return overseas(parsed.number)
  }
  // Ranges kept for fiction, or not yet known to the library: the form of a number in a country that starts them with 0.
  const [only] = countries
  if (!isStrict && countries.length > 0 && countries.length < 3 && TRUNK.has(only!) && /^\(?0[1-9]/.test(written)) {
    const parsed = parsePhoneNumberFromString(written, only!)
    if (parsed?.isPossible()) return parsed.number
  }
  return null
}
