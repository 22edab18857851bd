import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { DateStyle } from './dates.ts'
import type { Person } from './person.ts'
import type { Truth } from './Truth.ts'

/** The contents of a layout: its headings in order, and whether it has a headline. */
export type Shown = { headings: [kind: SectionKind, heading: string][]; dates: DateStyle; hasHeadline: boolean }

/** The values expected from a reader for a person in a layout. */
export function truthOf(person: Person, { headings, dates, hasHeadline }: Shown): Truth {
  const has = (kind: SectionKind) => headings.some(([known]) => known === kind)
  const seen = <Date extends Person['jobs'][number]['end']>(date: Date) =>
    date === 'present' || dates.hasMonths ? date : { year: date.year, month: null }
  return {
    name: person.name,
    email: person.email,
    phone: person.phone[1],
    location: person.place,
    headline: hasHeadline ? person.headline : null,
    jobs: person.jobs.map(({ title, employer, start, end }) => ({
      title,
      employer,
      start: seen(start) as Truth['jobs'][number]['start'],
      end: seen(end),
    })),
    schools: has('education') ? person.schools.map(({ degree, school }) => ({ degree, school })) : [],
    certificates: has('certificates') ? person.certificates.map(([title]) => title) : [],
    skills: has('skills') ? person.skills : [],
    languages: has('languages') ? person.languages.map(([language]) => language) : [],
    sections: headings.map(([kind, heading]) => ({ kind, heading })),
  }
}
