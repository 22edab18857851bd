import { experienceMonths } from '#src/tools/dates/experienceMonths.ts'
import { type ContentWord, contentWords } from '#src/tools/job/contentWords.ts'
import { conceptsIn } from '#src/tools/job/conceptsIn.ts'
import type { Demand, Want } from '#src/tools/job/Job.ts'
import { withoutMarks } from '#src/tools/text/withoutMarks.ts'
import type { WantAnswer } from './JobMatch.ts'
import { impliedSkills } from './impliedSkills.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications, WorkedJob } from './Qualifications.ts'
import { titleLikeness } from './titleLikeness.ts'

/** Words of an advert for which work without pay will do as well. */
const VOLUNTARY = /\b(?:volunt(?:ary|eer\w*|ariado|arios?|arias?)|unpaid|ehrenamt\w*|freiwillig\w*|benevol\w*|associati(?:f|ve)s?)\b/i
/** Months that may lack: dates are rounded, and adverts are not meant to the month. */
const TOLERANCE = 2

/**
 * How a resume shows years of something: the months of the jobs that speak of it, or whose title is that of the job (`wanted`). Years that
 * the text names count too, and work without pay where the advert asks for it; elsewhere that is a part, as are years in other work.
 * Without any dates a person must judge.
 */
export function answerYearsOf(
  { least, topic, skills }: Extract<Want, { by: 'years' }>,
  { language, text }: Pick<Demand, 'language' | 'text'>,
  resume: Qualifications,
  wanted: string,
): WantAnswer {
  const { voluntary, months, moment, statedYears, written } = resume
  const jobs = VOLUNTARY.test(withoutMarks(text)) ? [...resume.jobs, ...voluntary] : resume.jobs
  const subject = contentWords(topic, language)
  const ids = conceptsIn(topic, language === 'en' ? [] : [language]).flatMap(({ id, asks }) => (asks ? id : []))
  const asked = least * 12
  const isAny = subject.length === 0 && skills.length === 0 && ids.length === 0
  const relevant = jobs.filter((job) => isAny || isAbout(job, resume, { topic, subject, ids, skills }, wanted))
  const worked = experienceMonths(
    relevant.flatMap(({ dates }) => dates ?? []),
    moment,
  )
  const line = relevant.find(({ dates }) => dates)?.from
  const evidence = line === undefined ? null : { text: written[line]!.trim(), line }
  const years = String(Math.round(worked / 1.2) / 10)
  const stated = statedYears.find(
    ({ years, text }) => years >= least && (isAny || contentWords(text).some(({ stem }) => subject.some((word) => word.stem === stem))),
  )
  // "2.5 years in IT recruitment" is meant so, whatever the dates of the job are.
  const isSame = (text: string) => {
    const own = contentWords(text, language).map(({ stem }) => stem)
    return subject.length > 1 && subject.every(({ stem }) => own.includes(stem))
  }
  const fewer = statedYears.find(({ years, text }) => years < least && isSame(text))
  if (fewer && !stated)
    return { state: 'partial', way: 'read', found: fewer.text.trim(), evidence: { text: written[fewer.line]!.trim(), line: fewer.line } }
  if (worked + TOLERANCE >= asked && worked > 0) return { state: 'covered', way: 'read', found: years, evidence }
  if (stated)
    return { state: 'covered', way: 'read', found: stated.text.trim(), evidence: { text: written[stated.line]!.trim(), line: stated.line } }
  if (worked > 0) return { state: 'partial', way: 'read', found: years, evidence }
  const helped = isAny ? undefined : voluntary.find((job) => isAbout(job, resume, { topic, subject, ids, skills }, wanted))
  if (helped) {
    const text = written[helped.from]!.trim()
    return { state: 'partial', way: 'read', found: text, evidence: { text, line: helped.from } }
  }
  if (months === null) return nothingFound(jobs.every(({ dates }) => !dates) ? 'unclear' : 'missing')
  // The subject is named, but in no job that has dates.
  const named = namedLine(
    resume,
    subject.map(({ stem }) => stem),
    skills,
  )
  if (named === null) return skills.length > 0 || months + TOLERANCE < asked ? nothingFound('missing') : otherWork(resume)
  return { state: 'partial', way: 'read', found: written[named]!.trim(), evidence: { text: written[named]!.trim(), line: named } }
}

/** Enough years, but whether they are in the work that is asked for the words do not show. */
function otherWork({ jobs, written }: Qualifications): WantAnswer {
  const job = jobs.find(({ dates }) => dates)
  const text = job ? written[job.from]!.trim() : ''
  return { state: 'partial', way: 'read', found: text, evidence: job ? { text, line: job.from } : null }
}

function isAbout(
  { title, from, to }: WorkedJob,
  { skills, stems, concepts }: Qualifications,
  {
    topic,
    subject,
    ids,
    skills: names,
  }: { topic: string; subject: readonly ContentWord[]; ids: readonly string[]; skills: readonly string[] },
  wanted: string,
): boolean {
  if (titleLikeness(title, wanted) >= 0.5 || titleLikeness(title, topic) >= 0.5) return true
  const shown = names.flatMap((name) => [name, ...impliedSkills(name)]).flatMap((name) => skills.get(name) ?? [])
  if (shown.some(({ line }) => line >= from && line < to)) return true
  const told = ids.flatMap((id) => concepts.get(id) ?? [])
  if (told.some(({ line }) => line >= from && line < to)) return true
  const own = stems.slice(from, to)
  return (
    subject.length > 0 &&
    subject.filter(({ stem }) => own.some((line) => line.has(stem))).length >= Math.max(1, Math.floor(subject.length / 2))
  )
}

function namedLine({ stems: own, skills }: Qualifications, stems: readonly string[], names: readonly string[]): number | null {
  const skill = names.flatMap((name) => skills.get(name) ?? [])[0]
  if (skill) return skill.line
  const line = own.findIndex((words) => stems.length > 0 && stems.filter((stem) => words.has(stem)).length >= stems.length / 2)
  return line < 0 ? null : line
}
