import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'

/** A phone number in E.164 form and its position in the text. */
type FoundPhone = { number: string; from: number; to: number }

/** Countries to try for a number without a country code, first to last. */
export const PHONE_COUNTRIES: CountryCode[] = ['GB', 'US', 'IN']

const CANDIDATE = /(?<![\p{L}\d/@_.-])(?:\+|00|\()?\(?\d[\d\s().\u2010-\u2015/-]{5,}\d(?![\p{L}\d@_])/gu

/** How numbers are usually grouped in a country; a match tries that country first. */
const groupings: { pattern: RegExp; country: CountryCode }[] = [
  { pattern: /^\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}$/, country: 'US' },
  { pattern: /^[6-9]\d{4}[\s-]?\d{5}$/, country: 'IN' },
]

/** The phone numbers in a text, those with a country code first. Dates and long plain numbers do not count. */
export function findPhones(text: string, countries: CountryCode[] = PHONE_COUNTRIES): FoundPhone[] {
  const found: (FoundPhone & { isFull: boolean })[] = []
  for (const line of text.matchAll(/[^\n\t|•·;]+/g)) {
    for (const match of line[0].matchAll(CANDIDATE)) {
      const written = match[0].trim()
      const from = line.index + match.index
      const number = toNumber(written, countries)
      if (number) found.push({ number, from, to: from + match[0].length, isFull: /^\(?(?:\+|00)/.test(written) })
    }
  }
  return found
    .toSorted((one, other) => Number(other.isFull) - Number(one.isFull) || one.from - other.from)
    .map(({ number, from, to }) => ({ number, from, to }))
}

function toNumber(written: string, countries: CountryCode[]): string | null {
  const digits = written.replace(/\D/g, '')
  const isFull = /^\(?(?:\+|00)/.test(written)
  if (digits.length < 7 || digits.length > 15 || (!isFull && findDateRanges(written).length > 0)) return null
  if (isFull) {
    const parsed = parsePhoneNumberFromString(written.replace(/^\(?00/, '+'))
    return parsed?.isPossible() ? parsed.number : null
  }
  // Every British number of eleven digits that starts with 07 is a mobile; the library rejects the ranges reserved for fiction.
  if (countries.includes('GB') && /^07\d{9}$/.test(digits)) return `+44${digits.slice(1)}`
  const likely = groupings
    .filter(({ pattern, country }) => countries.includes(country) && pattern.test(written))
    .map(({ country }) => country)
  for (const country of [...likely, ...countries]) {
    // A British national number starts with 0; ten digits without it belong to another country.
    if (country === 'GB' && !/^\(?0/.test(written)) continue
    const parsed = parsePhoneNumberFromString(written, country)
    if (parsed?.isValid()) return parsed.number
  }
  return null
}
