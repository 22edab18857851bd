import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { Truth } from './Truth.ts'

/** Measured fields, with their target F1, or null without a target. */
export const fields = {
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  links: 0.98,
  location: null,
  headline: null,
  sections: 0.95,
  titles: 0.92,
  employers: 0.92,
  dates: 0.92,
  'whole jobs': 0.85,
  degrees: null,
  schools: null,
  'whole schools': 0.9,
  'whole voluntary work': null,
  certificates: null,
  skills: 0.92,
  languages: null,
} satisfies Record<string, number | null>

/** A measured field. */
export type Field = keyof typeof fields

/** Counts of one field: true positives, false positives and false negatives; and the errors, for people to read. */
export type Count = { right: number; wrong: number; missed: number; faults: string[] }

/** Counts of all fields for one resume. Texts are compared without case and spaces; each value counts as often as it occurs. */
export function scoreExtraction(resume: Resume, truth: Truth): Record<Field, Count> {
  const texts = (values: (string | null | undefined)[]) => values.flatMap((value) => (value ? [plain(value)] : []))
  const read = (items: Resume['experience']) =>
    items.map((job) => ({
      title: plain(job.title?.value ?? ''),
      employer: plain(job.place?.value ?? ''),
      dates: job.dates ? range(job.dates.value.start, job.dates.value.end) : '',
    }))
  const said = (list: Truth['jobs']) =>
    list.map((job) => ({ title: plain(job.title), employer: plain(job.employer), dates: range(job.start, job.end) }))
  const jobs = read(resume.experience)
  const real = said(truth.jobs)
  const whole = (list: typeof jobs) => list.map(({ title, employer, dates }) => [title, employer, dates].join(' / '))
  const found: Record<Field, string[]> = {
    name: texts([resume.name?.value]),
    email: texts([resume.email?.value]),
    phone: texts([resume.phone?.value]).map(joined),
    links: resume.links.map(({ value }) => bareLink(value)),
    location: texts([resume.location?.value]),
    headline: texts([resume.headline?.value]),
    sections: resume.sections.map(({ kind, heading }) => `${kind}: ${plain(heading)}`),
    titles: jobs.flatMap(({ title }) => title || []),
    employers: jobs.flatMap(({ employer }) => employer || []),
    dates: jobs.flatMap(({ dates }) => dates || []),
    'whole jobs': whole(jobs),
    degrees: texts(resume.education.map((item) => item.title?.value)),
    schools: texts(resume.education.map((item) => item.place?.value)),
    'whole schools': resume.education.map(({ title, place, dates }) =>
      [plain(title?.value ?? ''), plain(place?.value ?? ''), dates ? range(dates.value.start, dates.value.end) : ''].join(' / '),
    ),
    'whole voluntary work': whole(read(resume.voluntary)),
    certificates: texts(resume.certificates.map((item) => item.title?.value)),
    skills: texts(resume.skills.map(({ value }) => value)),
    languages: texts(resume.languages.map(({ value }) => value)),
  }
  const wanted: Record<Field, string[]> = {
    name: texts([truth.name]),
    email: texts([truth.email]),
    phone: texts([truth.phone]).map(joined),
    links: (truth.links ?? []).map(bareLink),
    location: texts([truth.location]),
    headline: texts([truth.headline]),
    sections: truth.sections.map(({ kind, heading }) => `${kind}: ${plain(heading)}`),
    titles: real.flatMap(({ title }) => title || []),
    employers: real.flatMap(({ employer }) => employer || []),
    dates: real.map(({ dates }) => dates),
    'whole jobs': whole(real),
    degrees: texts(truth.schools.map(({ degree }) => degree)),
    schools: texts(truth.schools.map(({ school }) => school)),
    'whole schools': truth.schools.map(({ degree, school, start = null, end = null }) =>
      [plain(degree), plain(school), start || end ? range(start, end) : ''].join(' / '),
    ),
    'whole voluntary work': whole(said(truth.voluntary ?? [])),
    certificates: texts(truth.certificates),
    skills: texts(truth.skills),
    languages: texts(truth.languages),
  }
  const unmeasured = [
    ...(truth.unmeasured ?? []),
    ...(truth.links ? [] : ['links']),
    ...(truth.voluntary ? [] : ['whole voluntary work']),
    ...(truth.schools.some((school) => school.end === undefined) ? ['whole schools'] : []),
  ]
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      unmeasured.includes(field) ? compare([], []) : compare(found[field as Field], wanted[field as Field]),
    ]),
  ) as Record<Field, Count>
}

const plain = (text: string) => text.normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
const joined = (text: string) => text.replace(/[\s()./-]/g, '')
const bareLink = (text: string) =>
  plain(text)
    .replace(/^https?:\/\/|^www\.|\/$/g, '')
    .replace(/^www\./, '')
const month = (date: YearMonth | null) => (date ? `${date.year}-${date.month ?? '?'}` : '?')
const range = (start: YearMonth | null, end: YearMonth | 'present' | null) => `${month(start)}..${end === 'present' ? end : month(end)}`

function compare(found: string[], wanted: string[]): Count {
  const left = [...wanted]
  const wrong = found.filter((value) => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return {
    right: found.length - wrong.length,
    wrong: wrong.length,
    missed: left.length,
    faults: [...wrong.map((value) => `+ ${value}`), ...left.map((value) => `- ${value}`)],
  }
}

/** Precision, recall and F1 of counts; null for a field that occurs nowhere. */
export function measures(counts: Count[]): { precision: number; recall: number; f1: number } | null {
  const sum = (key: 'right' | 'wrong' | 'missed') => counts.reduce((total, count) => total + count[key], 0)
  const right = sum('right')
  if (right + sum('wrong') + sum('missed') === 0) return null
  const precision = right / Math.max(1, right + sum('wrong'))
  const recall = right / Math.max(1, right + sum('missed'))
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}
