import education from '#packages/recruiting/data/education.json'
import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { HistoryItem } from './Resume.ts'
import { degreeScore, titleScore } from './titleScore.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** Names used only for courses of a few days. */
const COURSE = latinPattern(`(?<![\\p{L}\\d])(?:${education.courses.join('|')})(?![\\p{L}\\d])`, 'iu')
/** Words next to studies in a heading that also covers courses. */
const TRAINING =
  /(?<!\p{L})(?:training|courses?|development|weiterbildung(?:en)?|fortbildung(?:en)?|kurse|lehrgänge|stages|cours|cursos|capacitaci[óo]n)(?!\p{L})/iu

/** A licence required for a job: "Carné de manipulador". */
const PAPER = /^carn[ée]t? /i

/** Whether the dates are a single date, not a period or its start. */
const isOnce = ({ start, end }: DateRange) => start === null && end !== 'present'

const hasMonth = ({ dates }: HistoryItem) => dates !== null && dates.value.end !== 'present' && dates.value.end?.month != null

/**
 * The studies of a section without its courses, and the courses, which are certificates: entries named like short courses and, if the
 * heading also mentions training, entries without a degree and with one date that has a month. A section without degrees stays whole.
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

/** Whether an entry among jobs is a short course with one date: in resumes without headings, courses follow the jobs. */
export const isCourseAmongJobs = ({ title, dates }: HistoryItem): boolean =>
  title !== null && COURSE.test(title.value) && titleScore(title.value) < 1.5 && dates !== null && isOnce(dates.value)
