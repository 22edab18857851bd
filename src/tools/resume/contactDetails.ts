import phoneCountryNames from '#src/tools/data/phoneCountries.json'
import type { CountryCode } from 'libphonenumber-js/min'
import { findEmails } from '#src/tools/contact/findEmails.ts'
import { findLinks } from '#src/tools/contact/findLinks.ts'
import { findPhones, PHONE_COUNTRIES } from '#src/tools/contact/findPhones.ts'
import type { SectionKind } from '#src/tools/document/headingKind.ts'
import type { Extracted } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'

/** Words in an address → the country whose phone numbers are written there without a country code. */
const hints = Object.entries(phoneCountryNames.names).map(([country, names]) => ({
  country: country as CountryCode,
  pattern: new RegExp(`\\b(?:${names.join('|')})\\b`, phoneCountryNames.caseSensitive.includes(country) ? 'g' : 'gi'),
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

/** The person's phone number in E.164 form: from the usual lines for contact details, else from anywhere but jobs and references. */
export function resumePhone(parts: ResumeParts): Extracted | null {
  const { lines } = parts.document
  const countries = phoneCountries(parts.contact.map((index) => lines[index]!.text).join('\n'), lines.map(({ text }) => text).join('\n'))
  return firstDetail(parts, ['references', 'experience'], (text) => findPhones(text, countries)[0]?.number, 0.97, 0.7)
}

/** Web addresses among the contact details and behind linked words, without repeats. */
export function resumeLinks({ document: { lines, links = [] }, contact }: ResumeParts): Extracted[] {
  const written = contact.flatMap((index) => findLinks(lines[index]!.text).map((value) => ({ value, confidence: 0.95, line: index })))
  const behind = links.filter((link) => /^https?:/.test(link)).map((value) => ({ value, confidence: 0.9, line: null }))
  const seen = new Set<string>()
  return [...written, ...behind].filter(({ value }) => {
    const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * The countries to try for a phone number: those named in the contact details, then those in the whole text, the most frequent first, then
 * the usual ones.
 */
function phoneCountries(contact: string, whole: string): CountryCode[] {
  const named = (text: string) =>
    hints.map(({ pattern, country }) => ({ country, times: [...text.matchAll(pattern)].length })).filter(({ times }) => times > 0)
  const elsewhere = named(whole).toSorted((one, other) => other.times - one.times)
  return [...new Set([...named(contact), ...elsewhere].map(({ country }) => country).concat(PHONE_COUNTRIES))]
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
      const value = read(lines[index]!.text)
      if (value) return { value, confidence, line: index }
    }
  }
  return null
}
