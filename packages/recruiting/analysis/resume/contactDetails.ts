import phoneCountryNames from '#packages/recruiting/data/phoneCountries.json'
import phoneClues from '#packages/recruiting/data/phoneClues.json'
import type { CountryCode } from 'libphonenumber-js/min'
import { findEmails } from '#packages/recruiting/analysis/contact/findEmails.ts'
import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { anyOf, inTurn, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import { findPhones } from '#packages/recruiting/analysis/contact/findPhones.ts'
import { type DocumentLanguage, documentLanguage } from '#packages/recruiting/analysis/document/documentLanguage.ts'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { Extracted } from './Resume.ts'
import { type ResumeParts, unbroken } from './ResumeParts.ts'

/** Words in an address → the country whose local phone numbers go with it. */
const hints = Object.entries(phoneCountryNames.names).map(([country, names]) => ({
  country: country as CountryCode,
  pattern: latinPattern(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, phoneCountryNames.caseSensitive.includes(country) ? 'gu' : 'giu'),
}))

const clues = (lists: Partial<Record<string, string[]>>, before: string, after: string) =>
  Object.entries(lists).map(([country, names]) => ({
    country: country as CountryCode,
    pattern: new RegExp(`(?<!${before})(?:${names!.join('|')})(?!${after})`, 'gu'),
  }))

/** Post code formats used by a single country. */
const codes = clues(phoneClues.codes, '[\\p{L}\\d+./(-]', '[\\p{L}\\d./-]')
/** Other hints of the country: schools, legal forms, nationalities and words for a mobile phone. */
const words = clues(phoneClues.words, '\\p{L}', '\\p{L}')
/** Mobile numbers in the grouping used only in Britain. */
const BRITISH = /(?<!\d)07\d{3}[ -]\d{3} ?\d{3}(?!\d)/

/** The minimum number of words for detecting the language of a short document, where a phone number depends on it. */
const SHORT = 12

/** Numbers in the grouping used only in North America. */
const AMERICAN = /(?<![\d+]|\d[ .-])(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])[2-9]\d{2}[ .-]\d{4}(?!\d)/

/** By language, words of addresses and contact details that identify it in documents too short for detection. */
const labels = Object.entries(phoneClues.labels).map(([language, list]) => ({
  language: language as DocumentLanguage,
  pattern: latinPattern(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'giu'),
}))

function labelLanguage(address: string): DocumentLanguage | null {
  const [best, second] = labels
    .map(({ language, pattern }) => ({ language, count: address.match(pattern)?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
  return best!.count > second!.count ? best!.language : null
}

/** By language, the format of a post code before or after a town, and the countries that use it. */
const towns: Partial<Record<string, Record<string, string[]>>> = phoneClues.towns

/**
 * The person's e-mail address: from the usual lines for contact details, else from anywhere outside the references, else from the target of
 * a link.
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
 * The person's phone number: from the usual lines for contact details, else from anywhere outside jobs and references. In E.164 form if it
 * has a country code, or if the address, other places or the language give the country; otherwise as written, with low confidence.
 */
export function resumePhone(parts: ResumeParts): Extracted | null {
  const { lines } = parts.document
  const address = parts.contact.map((index) => lines[index]!.text).join('\n')
  const whole = lines.map(({ text }) => text).join('\n')
  const near = named(address, [...hints, ...codes])
  const far = named(whole, hints)
  const language = documentLanguage(lines, SHORT) ?? labelLanguage(address)
  const posted = language ? townCountries(address, language) : []
  const said = named(whole, words)
  const isOpen = (country: CountryCode) =>
    (posted.length === 0 || posted.includes(country)) && (said.length === 0 || said.includes(country) || far.includes(country))
  const spoken = ((language && languageCountries[language]) ?? []).filter(isOpen)
  // Towns of former jobs are weak evidence if the language or the post code is of another country.
  const others = far.filter((country) => isOpen(country) && isOfLanguage(country, language))
  // Among the countries with such post codes: the one in which the number is valid, else the one with other evidence.
  const possible = posted.filter((country) => known(address, [country], true))
  const local = possible.length > 1 ? possible.filter((country) => far.includes(country) || said.includes(country)) : possible
  const evidence: [countries: CountryCode[], confidence: number, isStrict: boolean][] = [
    [[], 0.97, false],
    [near, 0.95, false],
    [near.length === 0 && local.length === 1 ? local : [], 0.75, true],
    [said.length === 1 ? said : [], 0.68, true],
    [near.length === 0 && spoken.length === 0 && said.length === 1 && language === 'en' ? said : [], 0.65, false],
    [spoken.filter((country) => far.includes(country)), 0.8, false],
    [near.length === 0 ? others : [], 0.65, others.length > 1],
    [near.length === 0 && language === 'en' && BRITISH.test(address) ? ['GB'] : [], 0.65, false],
    [near.length === 0 ? spoken : [], 0.65, false],
    [spoken, 0.6, false],
    // "(819) 555-0116" in French: only Canada uses this grouping.
    [near.length === 0 && language === 'fr' && AMERICAN.test(address) ? ['CA'] : [], 0.65, true],
  ]
  for (const [countries, confidence, isStrict] of evidence) {
    const read = (text: string) => known(text, countries, isStrict)
    const found = firstDetail(parts, ['references', 'experience'], read, confidence, Math.min(confidence, 0.69))
    if (found) return found
  }
  return firstDetail(parts, ['references', 'experience'], (text) => findPhones(withoutPapers(text), [], true)[0]?.number, 0.5, 0.3)
}

/** Numbers of identity documents, with their labels: "Cédula: 1005555014". */
const OF_PAPERS = inTurn(
  /(?<!\p{L})/giu,
  anyOf(
    /c[ée]dula(?: de \p{L}+)?|c\. ?c\.?|c\. ?i\.?|dni|nie|nif|curp|rfc|cuil|cuit|rut|run|cpf|rg|cnh|passport|pasaporte|passaporte|passeport/u,
    /(?:reise)?pass|personalausweis|(?:sa )?id|nin|ni|ssn|pan|aadhaa?r|cnic|nric|tin|sss|prc|licen[cs]e|registration|steuer-?id|nss/,
  ),
  /(?: ?(?:no|nr|n[º°o]|num(?:ber|ero)?|número|numéro)\.?)?\s?[:\t]\s{0,4}(?::\s)?[\d. -]{6,24}\d/,
)

const withoutPapers = (text: string) => text.replace(OF_PAPERS, ' ')

const known = (text: string, countries: CountryCode[], isStrict: boolean) =>
  findPhones(withoutPapers(text), countries, false, isStrict)[0]?.number

/** The countries whose post codes appear next to a town in the address format of a language; years do not count. */
function townCountries(address: string, language: string): CountryCode[] {
  return Object.entries(towns[language] ?? {}).flatMap(([form, countries]) => {
    const code = `(?!(?:19|20)\\d{2}(?!\\d))${form}`
    const found = latinPattern(`(?<![\\p{L}\\d+./-])${code}(?= \\p{Lu}\\p{Ll})|(?<=\\p{Ll},? )${code}$`, 'mu')
    return found.test(address) ? (countries as CountryCode[]) : []
  })
}

/** Countries by language, apart from English. */
const SPOKEN_IN: Partial<Record<DocumentLanguage, CountryCode[]>> = {
  de: ['DE', 'AT', 'CH', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  es: ['ES', 'MX', 'AR', 'CO', 'PE', 'CL'],
  pt: ['PT', 'BR'],
}

const isOfLanguage = (country: CountryCode, language: DocumentLanguage | null) =>
  (language && SPOKEN_IN[language]?.includes(country)) ?? true

/** The likely countries of a number without country code in a resume of a language. */
const languageCountries: Partial<Record<DocumentLanguage, CountryCode[]>> = {
  // Numbers of the other countries with the language also start with 0, or have the same format.
  en: ['US', 'IN'],
  de: ['DE'],
  fr: ['FR'],
  es: ['ES'],
  pt: ['BR', 'PT'],
}

/** Profiles given by the names of the network and of the person: "GitHub: @rashdown". */
const HANDLES = inTurn(
  /(?<![\p{L}.])(?<net>linkedin|github|gitlab|xing|behance|instagram)(?: (?:profile?|url|id))?(?<sign>\s?[:–-]\s?|\s+)/giu,
  /(?<path>(?:\/?in|profile)\/|[@/])?(?<own>[\p{L}\d][\p{L}\d._-]{2,40})(?=$|[\s|•·,;)])/u,
)

/** A LinkedIn path without a host. */
const PATH = /(?<![\p{L}\d./])\/?in\/(?=[\p{L}\d-]{4,60}(?:$|[\s|•·,;)/]))[\p{L}\d-]+/u

/** The confidence of an address built from a path or an @name, and from a plain name. */
const MADE = 0.85
const NAMED = 0.65

/** The addresses of profiles given only by their path or by a user name. */
function profiles(text: string): { value: string; confidence: number }[] {
  const found: { value: string; confidence: number }[] = []
  for (const { groups } of text.matchAll(HANDLES)) {
    const { net = '', sign = '', path = '', own = '' } = groups!
    const isSigned = path !== ''
    // "LinkedIn: Robin Ashdown" is not a user name.
    const isName = /^[\p{Ll}\d._-]+$/u.test(own) && sign.trim() !== '' && (net.toLowerCase() !== 'linkedin' || /[\d-]/.test(own))
    if (!isSigned && !isName) continue
    const before = { linkedin: 'linkedin.com/in/', xing: 'xing.com/profile/' }[net.toLowerCase()] ?? `${net.toLowerCase()}.com/`
    found.push({ value: before + own.replace(/[._-]+$/, ''), confidence: isSigned ? MADE : NAMED })
  }
  const [path] = PATH.exec(text) ?? []
  return found.length === 0 && path ? [{ value: `linkedin.com/${path.replace(/^\//, '')}`, confidence: MADE }] : found
}

/** Sections that list addresses, under any name. */
const OF_LINKS =
  /^(?:(?:my |social |web |online |professional )?(?:links?|profiles?|portfolio|presence|media|enlaces|liens|web|online)(?: (?:&|and|y|et|und) \p{L}+)?)$/iu
/** Sections whose addresses belong to other people or to single works. */
const FOREIGN: readonly SectionKind[] = [
  'experience',
  'education',
  'publications',
  'references',
  'certificates',
  'awards',
  'volunteering',
  'projects',
]
/** Those of them in which a line with only a profile continues a side bar on its next page. */
const MIXED: readonly SectionKind[] = ['education', 'certificates', 'awards', 'volunteering']
const ON_LINKEDIN = /(?:^|[./\s])linkedin\.com\/in\/\S/i
/** A line with only an address, with or without a label. */
const ONLY_LINK = /^(?:[^\p{L}\d\s]{1,2}\s)?(?:[\p{L} /&-]{2,24}\s?[:–-]\s?)?\S+$/u
const PROFILE = /(?:^|[./])linkedin\.com\/in\/\S|(?:^|\/\/|www\.)github\.com\/[\w-]+\/?$/i

/** The person's own addresses outside the contact details: profiles, and addresses on lines of their own. */
function linksElsewhere({ document: { lines }, sections, contact }: ResumeParts): Extracted[] {
  const closed = (index: number) => {
    const section = sections.findLast(({ from, to }) => index >= from && index < to)
    if (section && MIXED.includes(section.kind) && ONLY_LINK.test(lines[index]!.text) && ON_LINKEDIN.test(lines[index]!.text)) return false
    return section !== undefined && FOREIGN.includes(section.kind) && !OF_LINKS.test(section.heading)
  }
  return lines.flatMap((line, index) => {
    if (contact.includes(index)) return []
    const isOwn = !closed(index) && ONLY_LINK.test(line.text)
    return findLinks(ownText(lines, index)).flatMap((value) =>
      isOwn || (PROFILE.test(value) && !closed(index)) ? [{ value, confidence: 0.75, line: index }] : [],
    )
  })
}

/** Web addresses among the contact details, on lines of their own and in links, without duplicates. */
export function resumeLinks(parts: ResumeParts): Extracted[] {
  const {
    document: { lines, links = [] },
    contact,
  } = parts
  const written = contact.flatMap((index) => {
    const text = ownText(lines, index)
    const whole = findLinks(text)
    const rest = whole.reduce((left, link) => left.replace(link, ' '), text)
    return [...whole.map((value) => ({ value, confidence: 0.95 })), ...profiles(rest)].map((link) => ({ ...link, line: index }))
  })
  const behind = links.filter((link) => /^https?:/.test(link)).map((value) => ({ value, confidence: 0.9, line: null }))
  const seen = new Set<string>()
  return [...written, ...behind, ...linksElsewhere(parts)].filter(({ value }) => {
    const key = value
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
      // "au.linkedin.com" is the same profile in another language.
      .replace(/^[a-z]{2}\.(?=linkedin\.com\/)/, '')
    return !seen.has(key) && seen.add(key)
  })
}

/** The text of a line, completed with the rest of an address from the next line, and without the end of an address from the line above. */
function ownText(lines: TextLine[], index: number): string {
  const before = lines[index - 1]
  const taken = before ? unbroken(lines, index - 1).length - before.text.length : 0
  return unbroken(lines, index).slice(taken)
}

/** The number of town names outweighed by one state code with a post code: several countries share town names, but not codes. */
const CODE = 3

/** The weight of a word such as a nationality, relative to the name of a place. */
const WORD = 0.5

/** The countries that a text names or has places of, the most frequent first. */
function named(text: string, hints: { country: CountryCode; pattern: RegExp }[]): CountryCode[] {
  const weight = ([found]: RegExpExecArray) => (/\d/.test(found) ? CODE : /^\p{Ll}/u.test(found) ? WORD : 1)
  const times = new Map<CountryCode, number>()
  for (const { pattern, country } of hints)
    for (const match of text.matchAll(pattern)) times.set(country, (times.get(country) ?? 0) + weight(match))
  return [...times].toSorted(([, one], [, other]) => other - one).map(([country]) => country)
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
  const isIn = (list: typeof sections, index: number) => list.some(({ from, to }) => index >= from && index < to)
  // Details next to a job are as often the employer's.
  const jobs = sections.filter(({ kind }) => kind === 'experience' || kind === 'education')
  const free = [...lines.keys()].filter((index) => !contact.includes(index) && !isIn(closed, index))
  const rest = [...free.filter((index) => !isIn(jobs, index)), ...free.filter((index) => isIn(jobs, index))]
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
