import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'

/** A phone number and its position in the text. `number` is in E.164 format, or as written if its country is unknown (`isKnown`). */
type FoundPhone = { number: string; isKnown: boolean; from: number; to: number }

/** Countries to try for a number without a country code, in order. */
const PHONE_COUNTRIES: CountryCode[] = ['GB', 'US', 'IN']

const CANDIDATE = /(?<![\p{L}\d/@_.-])(?:\+|00|\()?\(?\d[\d\s().\u2010-\u2015/-]{5,}\d(?![\p{L}\d@_])/gu

/** A Brazilian house number and postcode: "45 - 01310-100". */
const POST_CODE = /^(?:\d{1,5} [-–] )?\d{5}-\d{3}$/

// A slash with spaces after an area code ("0176 / 555 80 412") does not separate two numbers.
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

/** Common digit groupings by country; a match tries that country first. */
const groupings: { pattern: RegExp; country: CountryCode }[] = [
  { pattern: /^\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}$/, country: 'US' },
  { pattern: /^[6-9]\d{4}[\s-]?\d{5}$/, country: 'IN' },
  { pattern: /^[29]\d{2}[\s.-]?\d{3}[\s.-]?\d{3}$/, country: 'PT' },
]

// A number formatted like a phone number: starting with 0, in brackets, or in groups.
const WRITTEN = /^(?:\(?0 ?\d|\(\d{2,4}\) ?\d|[2-9]\d{1,4}[ .-]\d{2,5}(?:[ .-]\d{2,4}){0,2}$)/

/**
 * The phone numbers in a text, those with a country code first. Dates and long plain numbers do not count. With `keepUnknown`, numbers that
 * match none of the countries are returned as written; with `isStrict`, numbers outside a country’s valid ranges do not match it.
 */
export function findPhones(
  written: string,
  countries: CountryCode[] = PHONE_COUNTRIES,
  keepUnknown = false,
  isStrict = false,
): FoundPhone[] {
  const text = written.replace(AREA, '$1/  ')
  // A dash with spaces separates a number from the text before it, unless only the whole is a number: "Chambéry (73) - 06 39 98 77 21".
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

/** "029 2018 0555": three groups with a leading 0, one of which looks like a year. */
const GROUPS = /^\(?0\d{2,4}\)? \d{3,4} \d{3,4}$/
/** "81 8356 2047": a short group and two longer ones with the same separator, which are not both years. */
const THREE = /^\(?(?!0)\d{2,3}\)?([ .-])(?!(?:19|20)\d{2}\1(?:19|20)\d{2}$)\d{3,4}\1\d{4}$/
const isDate = (written: string) => !GROUPS.test(written) && !THREE.test(written) && findDateRanges(written).length > 0

function isPhoneLike(written: string): boolean {
  const digits = written.replace(/\D/g, '').length
  return digits >= 8 && digits <= 13 && WRITTEN.test(written) && !isDate(written)
}

/** Numbers in French overseas departments: dialed as in France within the country, but with country codes of their own from abroad. */
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
  // Every British number of eleven digits that starts with 07 is a mobile number; the library rejects the ranges reserved for fiction.
  if (countries.includes('GB') && /^07\d{9}$/.test(digits)) return `+44${digits.slice(1)}`
  const likely = groupings
    // Angola and Spain use the same grouping as Portugal.
    .filter(({ pattern, country }) => (country === 'PT' ? countries[0] === country : countries.includes(country)) && pattern.test(written))
    .map(({ country }) => country)
  for (const country of [...likely, ...countries]) {
    // If national numbers start with 0, a number without it belongs to another country.
    if (TRUNK.has(country) && !/^\(?0/.test(written)) continue
    // Indian numbers can start with 0, but if other countries are possible, such a number is more likely theirs.
    if (country === 'IN' && countries.length > 1 && /^\(?0/.test(written)) continue
    const parsed = parsePhoneNumberFromString(written, country)
    if (parsed?.isValid()) return overseas(parsed.number)
  }
  // Ranges that are reserved for fiction or missing in the library: accepted by their format in a country whose numbers start with 0.
  const [only] = countries
  if (!isStrict && countries.length > 0 && countries.length < 3 && TRUNK.has(only!) && /^\(?0[1-9]/.test(written)) {
    const parsed = parsePhoneNumberFromString(written, only!)
    if (parsed?.isPossible()) return parsed.number
  }
  return null
}
