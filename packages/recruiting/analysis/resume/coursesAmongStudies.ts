import education from '#packages/recruiting/data/education.json'
import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { HistoryItem } from './Resume.ts'
import { degreeScore, titleScore } from './titleScore.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** What only a course of a few days is called. */
const COURSE = latinPattern(`(?<![\\p{L}\\d])(?:${education.courses.join('|')})(?![\\p{L}\\d])`, 'iu')
/** What a heading says beside studies where courses stand among them. */
const TRAINING =
  /(?<!\p{L})(?:training|courses?|development|weiterbildung(?:en)?|fortbildung(?:en)?|kurse|lehrgänge|stages|cours|cursos|capacitaci[óo]n)(?!\p{L})/iu

/** A paper that somebody needs for a job: "Carné de manipulador". */
const PAPER = /^carn[ée]t? /i

/** Whether dates are one, not those from which something lasted or lasts. */
const isOnce = ({ start, end }: DateRange) => start === null && end !== 'present'

const hasMonth = ({ dates }: HistoryItem) => dates !== null && dates.value.end !== 'present' && dates.value.end?.month != null

/**
 * The studies of a section without its courses, and the courses, which are certificates: what a course of a few days is called, and,
 * where the heading names training as well, what names no degree and has the month of one date. A section without degrees stays whole.
 */
export function coursesAmongStudies(items: HistoryItem[], heading: string): { studies: HistoryItem[]; courses: HistoryItem[] } {
  const score = (item: HistoryItem) => degreeScore(item.title?.value ?? '')
  const isMixed = TRAINING.test(heading)
  const isCourse = (item: HistoryItem) => {
    // A course alone looks like a school without a degree.
    const name = item.title ?? item.place
    const isCalled = name !== null && COURSE.test(name.value)
    const isOne = item.dates === null || isOnce(item.dates.value)
    return (
      name !== null &&
      (score(item) <= 0 || (isCalled && PAPER.test(name.value))) &&
      isOne &&
      (isCalled || (item.title !== null && isMixed && hasMonth(item)))
    )
  }
  const courses = items.filter(isCourse)
  const hasDegree = items.some((item) => score(item) >= 2)
  return hasDegree && courses.length > 0
    ? {
        studies: items.filter((item) => !courses.includes(item)),
        courses: courses.map((item) => (item.title ? item : { ...item, title: item.place, place: null })),
      }
    : { studies: items, courses: [] }
}

/** Whether an entry among jobs names a course of a few days, with one date: below the jobs of a resume without headings stand others. */
export const isCourseAmongJobs = ({ title, dates }: HistoryItem): boolean =>
  title !== null && COURSE.test(title.value) && titleScore(title.value) < 1.5 && dates !== null && isOnce(dates.value)
