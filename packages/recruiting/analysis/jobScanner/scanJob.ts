import type { JobCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import type { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'
import {
  checkResult,
  type CheckDetails,
  type CheckResult,
  type Evidence,
  type ReportGroup,
} from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { isPassive } from '#packages/recruiting/analysis/text/isPassive.ts'
import { readingEase, readingGrade, textCounts } from '#packages/recruiting/analysis/text/readability.ts'
import { type Sentence, sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { isListed } from '#packages/recruiting/analysis/job/isListed.ts'
import type { Job, Passage } from '#packages/recruiting/analysis/job/Job.ts'
import { groundIds } from './advertLaws.ts'
import { jobMarks } from './jobMarks.ts'
import type { JobScan, ScanMark } from './JobScan.ts'
import { codingOf } from './codedWords.ts'

/** The options of a scan: the skill matcher, limits, and the words that the visitor wants to ignore. */
type ScanOptions = { find: SkillMatcher; limits: JobLimits; ignored?: readonly string[] }

/** Scans a job description (R5.3): all checks of `jobCheckIds`, and the passages to underline. */
export function scanJob(text: string, { find, limits, ignored = [] }: ScanOptions): JobScan {
  const lines = text.split(/\r\n|\r|\n/)
  const job = extractJob(text, find)
  const marks = jobMarks(lines, new Set(ignored.map((word) => word.toLowerCase())))
  const said = sentences(text)
  const sentenceWords = said.map((sentence) => words(sentence.text).length)
  const passive = job.language ? [] : said.filter((sentence) => isPassive(sentence.text))
  const long = said.filter((_sentence, at) => sentenceWords[at]! > limits.sentenceWords)
  const counts = textCounts(text)
  const checks = [
    ...complete(job, lines, limits),
    ...asked(job, lines, limits, text),
    ...clear(job, counts, { said, long, passive, longest: Math.max(0, ...sentenceWords) }, marks, lines, limits),
    ...open(marks, lines),
  ]
  return {
    checks,
    marks: [
      ...marks,
      ...(isEntryLevel(job, text) ? [markOf('yearsAsked', job.years!, lines)] : []),
      ...long.map((sentence) => markOf('longSentences', sentence, lines)),
      ...passive.map((sentence) => markOf('passiveVoice', sentence, lines)),
    ],
    job,
    sentenceWords,
    words: counts.words,
  }
}

const one = (id: JobCheckId, group: ReportGroup, state: CheckResult['state'], extras?: CheckDetails) =>
  checkResult(id, group, state, extras)

function complete(job: Job, lines: readonly string[], limits: JobLimits): CheckResult[] {
  const said = (id: JobCheckId, found: Passage | null, facts: CheckResult['facts'] = {}) =>
    one(id, 'Basic', found ? 'good' : 'missing', { facts, evidence: lineOf(found, lines) })
  const { salary, benefits } = job
  return [
    said('jobTitle', job.title, { title: job.title?.text ?? '' }),
    one('salary', 'Basic', !salary ? 'missing' : salary.hasAmount ? 'good' : 'improve', {
      share: salary?.hasAmount ? 1 : 0,
      facts: { text: salary?.text ?? '' },
      evidence: lineOf(salary, lines),
    }),
    said('location', job.location, { text: job.location?.text ?? '' }),
    said('remote', job.remote, { mode: job.remote?.mode ?? '' }),
    said('hours', job.hours),
    one('benefits', 'Basic', benefits.length >= limits.benefits ? 'good' : benefits.length > 0 ? 'improve' : 'missing', {
      share: benefits.length / Math.max(1, limits.benefits),
      facts: { count: benefits.length, least: limits.benefits },
      evidence: distinct(benefits.slice(0, ENOUGH).flatMap((benefit) => lineOf(benefit, lines))),
    }),
    said('nextSteps', job.nextSteps),
    said('equalOpportunity', job.equalOpportunity),
  ]
}

const FOR_BEGINNERS = /\b(?:entry[- ]level|no (?:prior |previous )?experience (?:is )?(?:needed|necessary|required))\b/i
/** Only in a title: other adverts mention juniors and trainees to supervise. */
const TITLE_OF_BEGINNERS = /\b(?:junior|trainee|apprentice|intern)\b/i

/** Whether an entry-level job asks for three or more years of experience, which no beginner has. */
function isEntryLevel({ years, title }: Job, text: string): boolean {
  return years !== null && years.least >= 3 && (FOR_BEGINNERS.test(text) || TITLE_OF_BEGINNERS.test(title?.text ?? ''))
}

function asked(job: Job, lines: readonly string[], limits: JobLimits, text: string): CheckResult[] {
  const { requirements, must, nice, isVague, years, degree } = job
  const count = requirements.length
  const isMarked = !isVague && must.length > 0 && (nice.length > 0 || count <= limits.requirements)
  const [mustSkills, niceSkills] = [must.filter(isListed), nice.filter(isListed)]
  const skills = [...mustSkills, ...niceSkills]
  return [
    one('requirementCount', 'Professional_Background', count === 0 ? 'missing' : count <= limits.requirements ? 'good' : 'improve', {
      share: count === 0 ? 0 : 1 - Math.max(0, count - limits.requirements) / Math.max(1, limits.requirements),
      facts: { count, most: limits.requirements },
    }),
    one('mustMarked', 'Professional_Background', must.length + nice.length === 0 ? 'note' : isMarked ? 'good' : 'improve', {
      share: isMarked ? 1 : 0,
      facts: { must: mustSkills.length, nice: niceSkills.length },
    }),
    one(
      'yearsAsked',
      'Professional_Background',
      !years ? 'note' : years.least <= limits.years && !isEntryLevel(job, text) ? 'good' : 'improve',
      {
        share: years && isEntryLevel(job, text) ? 0 : undefined,
        facts: { years: years?.least ?? 0, most: limits.years },
        evidence: lineOf(years, lines),
      },
    ),
    one('degreeAsked', 'Professional_Background', 'note', { facts: { degree: degree?.level ?? '' }, evidence: lineOf(degree, lines) }),
    one('skillsAsked', 'Skills', skills.length > 0 ? 'good' : 'missing', {
      facts: {
        must: mustSkills.length,
        nice: niceSkills.length,
        skills: skills
          .slice(0, 5)
          .map(({ skill }) => skill)
          .join(', '),
      },
      evidence: distinct(skills.slice(0, ENOUGH).flatMap((skill) => lineOf(skill, lines))),
    }),
  ]
}

type Said = { said: Passage[]; long: Passage[]; passive: Passage[]; longest: number }

function clear(
  { language }: Job,
  counts: ReturnType<typeof textCounts>,
  { said, long, passive, longest }: Said,
  marks: readonly ScanMark[],
  lines: readonly string[],
  limits: JobLimits,
): CheckResult[] {
  const ease = counts.words === 0 ? 0 : readingEase(counts)
  const of = Math.max(1, said.length)
  const passivePercent = Math.round((passive.length / of) * 100)
  const jargon = worded('jargon', 'Formats', 5, marks, lines)
  const exclamations = marks.filter(({ id }) => id === 'exclamations')
  return [
    one('jobWords', 'Formats', 'note', {
      facts: { words: counts.words, least: limits.wordsLeast, most: limits.wordsMost, language: language ?? '' },
    }),
    // Reading ease and passive voice are measured for English only.
    one('readingEase', 'Formats', counts.words < 100 || language ? 'note' : ease >= limits.readingEase ? 'good' : 'improve', {
      share: ease >= limits.readingEase ? 1 : ease / Math.max(1, limits.readingEase),
      facts: { ease: Math.floor(ease), least: limits.readingEase },
    }),
    one('readingGrade', 'Formats', 'note', {
      facts: { grade: counts.words === 0 || language ? 0 : Math.round(readingGrade(counts) * 10) / 10 },
    }),
    one('longSentences', 'Formats', long.length === 0 ? 'good' : 'improve', {
      share: 1 - long.length / of,
      facts: { count: long.length, of: said.length, limit: limits.sentenceWords, longest },
      evidence: long.map(({ line, text }) => ({ line, text })),
    }),
    one('passiveVoice', 'Formats', language ? 'note' : passivePercent <= limits.passivePercent ? 'good' : 'improve', {
      facts: { count: passive.length, of: said.length, percent: passivePercent, most: limits.passivePercent },
      evidence: passive.map(({ line, text }) => ({ line, text })),
    }),
    jargon.state === 'good' && language ? one('jargon', 'Formats', 'note', { facts: jargon.facts }) : jargon,
    worded('capitals', 'Formats', 2, marks, lines),
    one('exclamations', 'Formats', exclamations.length <= 1 ? 'good' : 'improve', {
      facts: { count: exclamations.length },
      evidence: distinct(exclamations.slice(0, ENOUGH).flatMap((mark) => lineOf(mark, lines))),
    }),
  ]
}

function open(marks: readonly ScanMark[], lines: readonly string[]): CheckResult[] {
  const coded = marks.filter(({ id }) => id === 'genderCoded')
  const feminine = coded.filter(({ text }) => codingOf(text) === 'feminine').length
  const masculine = coded.length - feminine
  return [
    ...groundIds.map((id) => ground(id, marks, lines)),
    one('genderCoded', 'Accomplishments', 'note', {
      facts: { feminine, masculine, balance: feminine - masculine, tendency: tendencyOf(feminine - masculine) },
      evidence: distinct(coded.slice(0, ENOUGH).flatMap((mark) => lineOf(mark, lines))),
    }),
  ]
}

/** A balance of more than 3 to either side is strong. */
function tendencyOf(balance: number): string {
  if (balance === 0) return 'neutral'
  const side = balance > 0 ? 'feminine' : 'masculine'
  return Math.abs(balance) > 3 ? `strong${side[0]!.toUpperCase()}${side.slice(1)}` : side
}

/** The number of marks searched for the five lines to quote. */
const ENOUGH = 100

function worded(id: JobCheckId, group: ReportGroup, worst: number, marks: readonly ScanMark[], lines: readonly string[]): CheckResult {
  const found = marks.filter((mark) => mark.id === id)
  const texts = [...new Set(found.map(({ text }) => text.toLowerCase()))]
  return one(id, group, found.length === 0 ? 'good' : 'improve', {
    share: 1 - found.length / worst,
    facts: { count: found.length, words: texts.slice(0, 5).join(', ') },
    evidence: distinct(found.slice(0, ENOUGH).flatMap((mark) => lineOf(mark, lines))),
  })
}

/** The check of one ground: a single finding earns nothing. No finding proves nothing, so it is a note. */
function ground(id: JobCheckId, marks: readonly ScanMark[], lines: readonly string[]): CheckResult {
  const check = worded(id, 'Accomplishments', 1, marks, lines)
  return check.state === 'good' ? one(id, 'Accomplishments', 'note', { facts: check.facts }) : check
}

function markOf(id: JobCheckId, { text, line }: Passage, lines: readonly string[]): ScanMark {
  const start = Math.max(0, lines[line]!.indexOf(text.slice(0, 20)))
  return { id, line, start, end: Math.min(lines[line]!.length, start + text.length), text }
}

/** The sentence that contains a passage, or the whole line if none does. */
function lineOf(found: Pick<Passage, 'line' | 'text'> | null, lines: readonly string[]): Evidence[] {
  if (!found) return []
  const line = lines[found.line]!.trim()
  return [{ line: found.line, text: sentencesOf(lines, found.line).find(({ text }) => text.includes(found.text))?.text ?? line }]
}

const cut = new WeakMap<readonly string[], Map<number, Sentence[]>>()

/** The sentences of a line, cached. */
function sentencesOf(lines: readonly string[], line: number): Sentence[] {
  const known = cut.get(lines) ?? new Map<number, Sentence[]>()
  cut.set(lines, known)
  const found = known.get(line) ?? sentences(lines[line]!)
  known.set(line, found)
  return found
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ line, text }, at) => evidence.findIndex((other) => other.line === line && other.text === text) === at)
}
