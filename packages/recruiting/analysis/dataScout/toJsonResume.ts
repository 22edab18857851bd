import { markOf } from './markOf.ts'
import type { ScoutEntry, ScoutRow } from './ScoutRow.ts'

type Fields = Record<string, unknown>

/** Services whose addresses identify a person, by host; JSON Resume calls them networks. */
const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'xing.com': 'XING',
  'behance.net': 'Behance',
  'stackoverflow.com': 'Stack Overflow',
}

/** A date that the schema accepts: 2020, 2020-01 or 2020-01-31, from the year 1000 to 2999. */
const DATE = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/

/**
 * A row as JSON Resume, schema 1.0.0 (jsonresume.org). The result is always valid: empty fields are omitted, and so are addresses and dates
 * that the schema would reject. Dates are ISO (2020 or 2020-01), and an ongoing entry has no `endDate`. A location is written to
 * `basics.location.address` unchanged, because splitting it would be guesswork. `meta.doubtful` lists the fields whose values should be
 * checked.
 */
export function toJsonResume(row: ScoutRow): Fields {
  const { name, headline, email, phone, location, link, summary } = row.basics
  const list = (entries: readonly ScoutEntry[], shape: (entry: ScoutEntry) => Fields) => entries.map((entry) => given(shape(entry)))
  return given({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      name: name.value,
      label: headline.value,
      email: isMailAddress(email.value) ? email.value.trim() : '',
      phone: phone.value,
      url: webAddress(link.value),
      summary: summary.value,
      location: given({ address: location.value }),
      profiles: row.links.map(profileOf).filter(({ url }) => url !== undefined),
    }),
    work: list(row.experience, (entry) => ({
      name: entry.place.value,
      position: entry.title.value,
      location: entry.location.value,
      ...dates(entry),
      highlights: entry.points,
    })),
    volunteer: list(row.voluntary, (entry) => ({
      organization: entry.place.value,
      position: entry.title.value,
      ...dates(entry),
      highlights: entry.points,
    })),
    education: list(row.education, (entry) => ({
      institution: entry.place.value,
      studyType: entry.title.value,
      ...dates(entry),
      courses: entry.points,
    })),
    projects: list(row.projects, (entry) => ({
      name: entry.title.value,
      entity: entry.place.value,
      ...dates(entry),
      highlights: entry.points,
    })),
    awards: list(row.awards, (entry) => ({
      title: entry.title.value,
      awarder: entry.place.value,
      date: dateOf(entry),
      summary: entry.points.join(' '),
    })),
    certificates: list(row.certificates, (entry) => ({ name: entry.title.value, issuer: entry.place.value, date: dateOf(entry) })),
    skills: row.skills.map(({ value }) => ({ name: value })),
    languages: row.languages.map(({ value }) => languageOf(value)),
    meta: given({ version: 'v1.0.0', doubtful: doubtfulFields(row) }),
  })
}

/** The fields of the file that contain a doubtful value, such as `basics.phone` and `work[0]`. */
function doubtfulFields(row: ScoutRow): string[] {
  const { name, headline, email, phone, location, link, summary } = row.basics
  const basics = { name, label: headline, email, phone, url: link, summary, location }
  const lists = {
    work: 'experience',
    volunteer: 'voluntary',
    education: 'education',
    projects: 'projects',
    awards: 'awards',
    certificates: 'certificates',
  } as const
  return [
    ...Object.entries(basics).flatMap(([field, cell]) => (markOf(cell) === 'doubtful' ? [`basics.${field}`] : [])),
    ...Object.entries(lists).flatMap(([field, list]) =>
      row[list].flatMap(({ title, place, period }, at) =>
        [title, place, period].some((cell) => markOf(cell) === 'doubtful') ? [`${field}[${at}]`] : [],
      ),
    ),
    ...(['skills', 'languages'] as const).flatMap((list) =>
      row[list].flatMap((cell, at) => (markOf(cell) === 'doubtful' ? [`${list}[${at}]`] : [])),
    ),
  ]
}

function dates({ start, end }: ScoutEntry): Fields {
  return { startDate: isoDate(start), endDate: isoDate(end) }
}

function dateOf({ start, end }: ScoutEntry): string {
  return isoDate(end) || isoDate(start)
}

function isoDate(date: string): string {
  return DATE.test(date) ? date : ''
}

function isMailAddress(text: string): boolean {
  return /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/.test(text.trim())
}

/** The URL of a link, with https if it has no scheme; empty if it is not a valid address. */
function webAddress(link: string): string {
  const text = link.trim()
  if (text === '') return ''
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return ''
  const { hostname, href } = new URL(whole)
  return hostname.includes('.') ? href : ''
}

function profileOf(link: string): Fields {
  const url = webAddress(link)
  if (url === '') return {}
  const { hostname, pathname } = new URL(url)
  const network = NETWORKS[hostname.replace(/^(?:www|[a-z]{2})\./, '')]
  const username = network ? (pathname.split('/').filter(Boolean).at(-1) ?? '') : ''
  return given({ network: network ?? '', username, url })
}

/** “German (C1)” is a language and its level. */
function languageOf(text: string): Fields {
  const [, language = text, fluency = ''] = /^([^()]{1,80}) \(([^()]{1,80})\)$/.exec(text) ?? []
  return given({ language, fluency })
}

/** Removes empty fields. */
function given(fields: Fields): Fields {
  const isEmpty = (value: unknown) =>
    value === '' ||
    (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
