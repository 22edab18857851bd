import type { ScoutEntry, ScoutRow } from './ScoutRow.ts'

type Fields = Record<string, unknown>

/**
 * A row as JSON Resume, schema 1.x (jsonresume.org): empty fields are left out, dates are ISO (2020 or 2020-01), and an ongoing entry has
 * no `endDate`. A location goes into `basics.location.address` as written; it is not split by guesswork.
 */
export function toJsonResume(row: ScoutRow): Fields {
  const { name, headline, email, phone, location, link, summary } = row.basics
  const list = (entries: readonly ScoutEntry[], shape: (entry: ScoutEntry) => Fields) => entries.map((entry) => given(shape(entry)))
  return given({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      name: name.value,
      label: headline.value,
      email: email.value,
      phone: phone.value,
      url: webAddress(link.value),
      summary: summary.value,
      location: given({ address: location.value }),
      profiles: row.links.map((address) => ({ url: webAddress(address) })).filter(({ url }) => url !== ''),
    }),
    work: list(row.experience, (entry) => ({
      name: entry.place.value,
      position: entry.title.value,
      location: entry.location.value,
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
    languages: row.languages.map(({ value }) => ({ language: value })),
  })
}

function dates({ start, end }: ScoutEntry): Fields {
  return { startDate: start, endDate: end === 'present' ? '' : end }
}

function dateOf({ start, end }: ScoutEntry): string {
  return end !== '' && end !== 'present' ? end : start
}

function webAddress(link: string): string {
  return link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`
}

/** Drops empty fields. */
function given(fields: Fields): Fields {
  const isEmpty = (value: unknown) =>
    value === '' ||
    (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}
