import phoneCountryNames from '#src/tools/data/phoneCountries.json'
import type { CountryCode } from 'libphonenumber-js/min'
import { findEmails } from '#src/tools/contact/findEmails.ts'
import { findLinks } from '#src/tools/contact/findLinks.ts'
import { findPhones } from '#src/tools/contact/findPhones.ts'
import { type DocumentLanguage, documentLanguage } from '#src/tools/document/documentLanguage.ts'
import type { TextLine } from '#src/tools/document/ReadDocument.ts'
import type { SectionKind } from '#src/tools/document/headingKind.ts'
import type { Extracted } from './Resume.ts'
import { type ResumeParts, unbroken } from './ResumeParts.ts'

/** Words in an address → the country whose phone numbers are written there without a country code. */
const hints = Object.entries(phoneCountryNames.names).map(([country, names]) => ({
  country: country as CountryCode,
  pattern: new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, phoneCountryNames.caseSensitive.includes(country) ? 'gu' : 'giu'),
}))

/**
 * The person's e-mail address: from the usual lines for contact details, else from anywhere but the references, else from behind a linked
 * word.
 */
export function resumeEmail(parts: ResumeParts): Extracted | null {
  const written = firstDetail(parts, ['references'], (text) => findEmails(text)[0], 0.98, 0.85)
  if (written) return written
  const linked = parts.document.links
    ?.find((link) => link.startsWith('mailto:'))
    ?.slice(7)
    .split('?')[0]
  return linked && findEmails(linked)[0] ? { value: linked, confidence: 0.9, line: null } : null
}

/**
 * The person's phone number: from the usual lines for contact details, else from anywhere but jobs and references. It is in E.164 form
 * where it has a country code, or where the address, other places or the language tell the country; without such evidence it stays as
 * written and is doubtful.
 */
export function resumePhone(parts: ResumeParts): Extracted | null {
  const { lines } = parts.document
  const near = named(parts.contact.map((index) => lines[index]!.text).join('\n'))
  const far = named(lines.map(({ text }) => text).join('\n'))
  const language = documentLanguage(lines)
  const spoken = (language && languageCountries[language]) ?? []
  const evidence: [countries: CountryCode[], confidence: number][] = [
    [[], 0.97],
    [near, 0.95],
    [spoken.filter((country) => far.includes(country)), 0.8],
    [near.length === 0 ? far : [], 0.65],
    [near.length === 0 ? spoken : [], 0.65],
    [spoken, 0.6],
  ]
  for (const [countries, confidence] of evidence) {
    const found = firstDetail(parts, ['references', 'experience'], (text) => known(text, countries), confidence, Math.min(confidence, 0.69))
    if (found) return found
  }
  return firstDetail(parts, ['references', 'experience'], (text) => findPhones(text, [], true)[0]?.number, 0.5, 0.3)
}

const known = (text: string, countries: CountryCode[]) => findPhones(text, countries)[0]?.number

/** Countries whose numbers are likely, without a country code, in a resume of a language. */
const languageCountries: Partial<Record<DocumentLanguage, CountryCode[]>> = {
  // Other countries of the language start their numbers with 0 as well, or write them as others do.
  en: ['US', 'IN'],
  de: ['DE'],
  fr: ['FR'],
  es: ['ES'],
  pt: ['BR', 'PT'],
}

/** Web addresses among the contact details and behind linked words, without repeats. */
export function resumeLinks({ document: { lines, links = [] }, contact }: ResumeParts): Extracted[] {
  const written = contact.flatMap((index) => findLinks(ownText(lines, index)).map((value) => ({ value, confidence: 0.95, line: index })))
  const behind = links.filter((link) => /^https?:/.test(link)).map((value) => ({ value, confidence: 0.9, line: null }))
  const seen = new Set<string>()
  return [...written, ...behind].filter(({ value }) => {
    const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
    return !seen.has(key) && seen.add(key)
  })
}

/** The text of a line with the rest of an address from the next one, and without what belongs to an address of the line before. */
function ownText(lines: TextLine[], index: number): string {
  const before = lines[index - 1]
  const taken = before ? unbroken(lines, index - 1).length - before.text.length : 0
  return unbroken(lines, index).slice(taken)
}

/** How many names of towns a code of a state with its post code outweighs: towns of several countries share a name, codes do not. */
const CODE = 3

/** The countries that a text names or has places of, the most frequent first. */
function named(text: string): CountryCode[] {
  const weight = ([found]: RegExpExecArray) => (/\d/.test(found) ? CODE : 1)
  return hints
    .map(({ pattern, country }) => ({ country, times: [...text.matchAll(pattern)].reduce((sum, match) => sum + weight(match), 0) }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times)
    .map(({ country }) => country)
}

/**
 * The first value that `read` finds: among the contact details (with confidence `inPlace`), else outside the `foreign` sections
 * (`elsewhere`).
 */
function firstDetail(
  { document: { lines }, sections, contact }: ResumeParts,
  foreign: SectionKind[],
  read: (text: string) => string | undefined,
  inPlace: number,
  elsewhere: number,
): Extracted | null {
  const closed = sections.filter(({ kind }) => foreign.includes(kind))
  const rest = [...lines.keys()].filter((index) => !contact.includes(index) && !closed.some(({ from, to }) => index >= from && index < to))
  for (const [order, confidence] of [
    [contact, inPlace],
    [rest, elsewhere],
  ] as const) {
    for (const index of order) {
      const value = read(unbroken(lines, index))
      if (value) return { value, confidence, line: index }
    }
  }
  return null
}
