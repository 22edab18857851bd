import { experienceMonths } from '#packages/recruiting/analysis/dates/experienceMonths.ts'
import { type ContentWord, contentWords } from '#packages/recruiting/analysis/job/contentWords.ts'
import { conceptsIn } from '#packages/recruiting/analysis/job/conceptsIn.ts'
import { facts } from '#packages/recruiting/analysis/job/facts.ts'
import type { Demand, Passage, Want } from '#packages/recruiting/analysis/job/Job.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { WantAnswer } from './JobMatch.ts'
import { impliedSkills } from './impliedSkills.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications, WorkedJob } from './Qualifications.ts'
import { relatedSkills } from './relatedSkills.ts'
import { stanceOf } from './stance.ts'
import { isLikeTitle } from './titleLikeness.ts'

/** Words of a job description that accept unpaid work. */
const VOLUNTARY = /\b(?:volunt(?:ary|eer\w*|ariado|arios?|arias?)|unpaid|ehrenamt\w*|freiwillig\w*|benevol\w*|associati(?:f|ve)s?)\b/i
/** The tolerance in months: dates are rounded, and job descriptions are not exact to the month. */
export const TOLERANCE = 2
/** Lines about a place or people that others work in or with: "gave directions to the dialysis unit". */
const OF_OTHERS =
  /\b(?:directions? to|direct(?:s|ed|ing)? (?:\w+ ){1,3}to|refer(?:s|red|ring|rals?)? (?:\w+ ){0,3}to|transfer(?:s|red|ring)? (?:\w+ ){0,3}to|signpost\w*|escort\w*)\b/i
/** Forms of required years: "five years as a store manager". */
const AS_WHAT = /^[^,;]*\b(?:as an?|als|comme|en tant que|como)\s/i
/** Assistants, deputies and trainees of the rest of a title, at its start or anywhere. */
const HELPS = String.raw`(?:assistant|asst|deputy|aide|adjoint\w*|stellvertretende\w*|stv|ayudante|auxiliar|sub)\b`
const LEARNS = String.raw`\b(?:trainee|apprentice|intern|student|helper|auszubildende\w*|praktikant\w*|werkstudent\w*|apprenti\w*|alternant\w*|stagiaire|aprendiz\w*|becari[oa])\b`
const BELOW = new RegExp(`^${HELPS}|${LEARNS}`, 'i')
const BELOW_ANYWHERE = new RegExp(`\\b${HELPS}|${LEARNS}`, 'i')
/** Concepts that only give a duration. */
const WHENS = new Set(['post-registration experience'])

/** The entries of the tables for a topic: concepts and facts by their ids, and skills. */
type Names = { ids: readonly string[]; skills: readonly string[] }

/**
 * The topic of required years: its words, and its entries in the tables. `narrow` are the names of a specific type of work, as opposed to a
 * field of it; null when there are none. `isAny`: years of any work count.
 */
type Topic = Names & { text: string; words: readonly ContentWord[]; narrow: Names | null; isAny: boolean }

/** Where a resume shows the table entries of a topic, by line; `isNew` when it does not show the named items anywhere. */
type Shown = { lines: ReadonlySet<number>; isNew: boolean }

/** Required years and their topic. */
type YearsWant = Extract<Want, { by: 'years' }>

/**
 * How a resume shows years of a topic: the months of the jobs that mention it, or have the title of the job (`wanted`). A topic in our
 * tables must be shown somewhere: without it a similar title is a partial match at most. Years mentioned in the text count too, and unpaid
 * work if the job description accepts it; otherwise that is a partial match, as are years in other work. Without any dates a person must
 * judge.
 */
export function answerYearsOf(
  want: YearsWant,
  demand: Pick<Demand, 'language' | 'text' | 'acceptsSimilar'>,
  resume: Qualifications,
  wanted: string,
): WantAnswer {
  const { least } = want
  const { voluntary, months, statedYears, written } = resume
  const { language } = demand
  const topic = topicOf(want, demand)
  const jobs = jobsFor(demand, resume)
  const asked = least * 12
  const shown = shownOf(topic, resume)
  const { relevant, worked } = workIn(topic, shown, { jobs, asked }, resume, wanted)
  const line = relevant.find(({ dates }) => dates)?.from
  const evidence = line === undefined ? null : { text: written[line]!.trim(), line }
  const years = yearsOf(worked)
  // "Eleven years in nursing" do not count for topics that the line does not name.
  const isOfTopic = ({ text }: Passage) =>
    topic.isAny || (contentWords(text).some(({ stem }) => topic.words.some((word) => word.stem === stem)) && !shown.isNew)
  const stated = statedYears.find((one) => one.years >= least && isOfTopic(one))
  // "2.5 years in IT recruitment" is taken literally, whatever the dates of the job.
  const isSame = (text: string) => {
    const own = contentWords(text, language).map(({ stem }) => stem)
    return topic.words.length > 1 && topic.words.every(({ stem }) => own.includes(stem))
  }
  const fewer = statedYears.find(({ years, text }) => years < least && isSame(text))
  if (fewer && !stated)
    return { state: 'partial', way: 'read', found: fewer.text.trim(), evidence: { text: written[fewer.line]!.trim(), line: fewer.line } }
  if (worked + TOLERANCE >= asked && worked > 0) {
    const isOne = AS_WHAT.test(topic.text) && !BELOW_ANYWHERE.test(withoutMarks(`${topic.text} ${wanted}`))
    const full =
      isOne && workIn(topic, shown, { jobs: jobs.filter(({ title }) => !BELOW.test(withoutMarks(title))), asked }, resume, wanted)
    return { state: full && full.worked + TOLERANCE < asked ? 'partial' : 'covered', way: 'read', found: years, evidence }
  }
  if (stated)
    return { state: 'covered', way: 'read', found: stated.text.trim(), evidence: { text: written[stated.line]!.trim(), line: stated.line } }
  if (worked > 0) return { state: 'partial', way: 'read', found: years, evidence }
  const helped = topic.isAny ? undefined : voluntary.find((job) => isAbout(job, topic, shown, resume, wanted))
  if (helped) {
    const text = written[helped.from]!.trim()
    return { state: 'partial', way: 'read', found: text, evidence: { text, line: helped.from } }
  }
  if (months === null) return nothingFound(jobs.every(({ dates }) => !dates) ? 'unclear' : 'missing')
  // The subject is named, but not in a job with dates.
  const named = namedLine(topic, shown, resume)
  if (named !== null)
    return { state: 'partial', way: 'read', found: written[named]!.trim(), evidence: { text: written[named]!.trim(), line: named } }
  const like = jobs.find(({ title, dates }) => dates && isLike(title, topic, wanted))
  if (like) return otherWork([like], resume)
  return topic.skills.length > 0 || months + TOLERANCE < asked ? nothingFound('missing') : otherWork(jobs, resume)
}

/** The years of work in the topic, rounded to one decimal; null when no job has dates. */
export function yearsIn(
  want: YearsWant,
  demand: Pick<Demand, 'language' | 'text' | 'acceptsSimilar'>,
  resume: Qualifications,
  wanted: string,
): number | null {
  if (resume.months === null) return null
  const topic = topicOf(want, demand)
  return Number(
    yearsOf(workIn(topic, shownOf(topic, resume), { jobs: jobsFor(demand, resume), asked: want.least * 12 }, resume, wanted).worked),
  )
}

/** Months as years with one decimal. */
export const yearsOf = (months: number) => String(Math.round(months / 1.2) / 10)

function topicOf(
  { topic: text, skills: asked }: YearsWant,
  { language, acceptsSimilar }: Pick<Demand, 'language' | 'acceptsSimilar'>,
): Topic {
  const words = contentWords(text, language)
  const concepts = conceptsIn(text, language === 'en' ? [] : [language]).filter(({ asks }) => asks)
  const told = [...facts.values()].filter(({ asked }) => text.search(asked) >= 0)
  const skills = [...asked, ...(acceptsSimilar ? asked.flatMap((name) => [...relatedSkills(name, true)]) : [])]
  const ids = [...concepts, ...told].map(({ id }) => id)
  // "Nursing experience in dialysis" is about dialysis; jobs in a field of work have many names.
  const fields = concepts.filter(({ isBroad }) => isBroad)
  const isField = (one: { start: number; end: number }) => fields.some(({ start, end }) => start < one.end && end > one.start)
  const own = concepts.filter((one) => !isField(one) && !WHENS.has(one.id))
  const names = {
    ids: [...own, ...told.filter(({ isBroad }) => !isBroad)].map(({ id }) => id),
    skills: skills.filter((name) => conceptsIn(name, []).every(({ isBroad }) => !isBroad)),
  }
  const narrow = own.length > 0 || (names.skills.length > 0 && fields.length === 0) ? names : null
  return { text, words, ids, skills, narrow, isAny: words.length + skills.length + ids.length === 0 }
}

/** The jobs whose years count: with unpaid ones if the job description accepts them. */
function jobsFor({ text }: Pick<Demand, 'text'>, { jobs, voluntary }: Qualifications): WorkedJob[] {
  return VOLUNTARY.test(withoutMarks(text)) ? [...jobs, ...voluntary] : jobs
}

/** The jobs in the topic, and their months: those that name it if they suffice, else also those with a similar title. */
function workIn(
  topic: Topic,
  shown: Shown,
  { jobs, asked }: { jobs: readonly WorkedJob[]; asked: number },
  resume: Qualifications,
  wanted: string,
) {
  const worked = (relevant: readonly WorkedJob[]) => ({
    relevant,
    worked: experienceMonths(
      relevant.flatMap(({ dates }) => dates ?? []),
      resume.moment,
    ),
  })
  const named = worked(topic.narrow ? jobs.filter((job) => holdsAny(job, shown)) : [])
  return named.worked > 0 && named.worked >= asked
    ? named
    : worked(jobs.filter((job) => topic.isAny || isAbout(job, topic, shown, resume, wanted)))
}

const holdsAny = ({ from, to }: Pick<WorkedJob, 'from' | 'to'>, { lines }: Shown) => [...lines].some((line) => line >= from && line < to)

function shownOf(topic: Topic, resume: Qualifications): Shown {
  const narrow = topic.narrow && linesShowing(topic.narrow, resume)
  return narrow?.size === 0 ? { lines: narrow, isNew: true } : { lines: linesShowing(topic, resume), isNew: false }
}

/** The lines with any of some names, unless they only mention other people's work. */
function linesShowing({ ids, skills }: Names, { skills: own, concepts, lines }: Qualifications): ReadonlySet<number> {
  const found = [
    ...skills.flatMap((name) => [name, ...impliedSkills(name)]).flatMap((name) => own.get(name) ?? []),
    ...ids.flatMap((id) => concepts.get(id) ?? []),
  ].map(({ line }) => line)
  const told = ids.flatMap((id) => {
    const shown = facts.get(id)?.shown
    return shown ? lines.flatMap((text, line) => (isShownIn(text, shown) ? line : [])) : []
  })
  return new Set([...found, ...told].filter((line) => !OF_OTHERS.test(lines[line]!)))
}

function isShownIn(text: string, shown: RegExp): boolean {
  return Array.from(text.matchAll(shown)).some(({ index, 0: { length } }) => stanceOf(text, index, index + length) !== 'none')
}

const isLike = (title: string, { text }: Topic, wanted: string) => isLikeTitle(title, wanted) || isLikeTitle(title, text)

/** Enough years, but the words do not show whether they are in the required work. */
function otherWork(jobs: readonly WorkedJob[], { written }: Qualifications): WantAnswer {
  const job = jobs.find(({ dates }) => dates)
  const text = job ? written[job.from]!.trim() : ''
  return { state: 'partial', way: 'read', found: text, evidence: job ? { text, line: job.from } : null }
}

function isAbout({ title, from, to }: WorkedJob, topic: Topic, shown: Shown, resume: Qualifications, wanted: string): boolean {
  const { isNew } = shown
  if (!isNew && isLike(title, topic, wanted)) return true
  if (holdsAny({ from, to }, shown)) return true
  const { words } = topic
  const { stems, lines } = resume
  const own = stems.slice(from, to).filter((_stems, at) => !OF_OTHERS.test(lines[from + at]!) && !isWished(lines[from + at]!))
  const told = words.filter(({ stem }) => own.some((line) => line.has(stem))).length
  return words.length > 0 && (isNew ? told >= Math.max(2, words.length / 2) : told >= Math.max(1, Math.floor(words.length / 2)))
}

/** Whether a whole line is about skills that the applicant lacks or wishes for. */
const isWished = (line: string) => stanceOf(line, line.length, line.length) === 'none'

function namedLine({ words }: Topic, shown: Shown, { stems: own, lines }: Qualifications): number | null {
  const [first] = shown.lines
  if (first !== undefined) return first
  const stems = words.map(({ stem }) => stem)
  const line = own.findIndex(
    (words, at) =>
      stems.length > 0 &&
      stems.filter((stem) => words.has(stem)).length >= stems.length / 2 &&
      !OF_OTHERS.test(lines[at]!) &&
      !isWished(lines[at]!),
  )
  return line < 0 ? null : line
}
