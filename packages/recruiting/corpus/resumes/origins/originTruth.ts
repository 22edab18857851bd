import type { Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'
import type { OriginLayout } from './OriginLayout.ts'
import type { Portrait } from './Portrait.ts'
import { portraitRange } from './portraitDates.ts'

/** The values expected from a reader for a portrait in a layout. Places, headlines, headings and certificates are not measured. */
export function originTruth(person: Portrait, { manner, without = [] }: Pick<OriginLayout, 'manner' | 'without'>): Truth {
  const dates = ({ start, end }: Pick<Portrait['jobs'][number], 'start' | 'end'>) => {
    const range = portraitRange(person.language, manner, start, end)
    return { start: range.start, end: range.end }
  }
  return {
    name: person.name.replace(/^Dr\.? /, ''),
    email: person.email,
    phone: person.phoneRead,
    links: without.includes('links') ? [] : person.links,
    location: '',
    headline: null,
    jobs: person.jobs.map((job) => ({ title: job.title, employer: job.employer, ...dates(job) })),
    schools: person.schools.map((school) => ({ degree: school.degree, school: school.school, ...dates(school) })),
    certificates: [],
    skills: without.includes('skills') ? [] : person.skills.flatMap(({ items }) => items),
    languages: without.includes('languages') ? [] : person.languages.map(([language]) => language),
    sections: [],
    unmeasured: ['location', 'headline', 'certificates', 'sections'],
  }
}
