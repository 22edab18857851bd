import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'
import type { WrittenTruth } from './Written.ts'

/**
 * The truth of a written resume in the form of the corpus. Its place, headline, languages and certificates were not recorded and are not
 * measured.
 */
export function writtenTruth({ experience, education, ...rest }: WrittenTruth): Truth {
  return {
    ...rest,
    location: '',
    headline: null,
    certificates: [],
    languages: [],
    unmeasured: ['location', 'headline', 'certificates', 'languages'],
    jobs: experience.map(([title, employer, start, end]) => ({
      title: title ?? '',
      employer: employer ?? '',
      start: toMonth(start),
      end: end === 'present' ? end : toMonth(end),
    })),
    schools: education.map(([degree, school]) => ({ degree: degree ?? '', school: school ?? '' })),
    sections: rest.sections.map(([kind, heading]) => ({ kind, heading })),
  }
}

function toMonth(date: string | null): YearMonth | null {
  if (date === null) return null
  const [year, month] = date.split('-')
  return { year: Number(year), month: month ? Number(month) : null }
}
