import { madeOnce } from '#src/site/madeOnce.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { compareResume } from '#packages/recruiting/analysis/matching/compareResume.ts'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { readQualifications } from '#packages/recruiting/analysis/matching/readQualifications.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { type AdvertPart, advertParts, type AnsweredJob, answeredJobs } from '#packages/recruiting/corpus/jobs/answeredJobs.ts'

const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }
const MOMENT = { year: 2026, month: 11 }
const WEIGHTS = { must: 0.7, nice: 0.2, likeness: 0.1 }
const find = skillMatcher(skillList())

/** The requirements of a job description; read once and cached. */
export const readAdvert = madeOnce((text: string) => extractJob(text, find))

/** The number of requirements answered correctly, incorrectly, with "judge yourself" although an answer exists, or not at all. */
type Outcome = { name: string; asked: string; is: string; said: string }

/**
 * The quality of finding and answering requirements: prints the shares of correct, incorrect, not understood and lost ones, and the number
 * of false findings, for each part of the job descriptions. With `isVerbose`, also each requirement that is not correct.
 */
export function requirements(isVerbose: boolean): void {
  for (const part of advertParts) {
    const outcomes = requirementOutcomes(part)
    const { found, extra } = withoutTruth(part)
    const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length
    console.log(
      `${part}: ${outcomes.length} requirements, right ${count(({ is, said }) => is === said)}, ` +
        `lost ${count(({ said }) => said === 'lost')}, ` +
        `not understood ${count(({ is, said }) => said === 'unclear' && is !== said)}, ` +
        `wrong ${count(({ is, said }) => is !== said && said !== 'lost' && said !== 'unclear')}; ` +
        `of ${found} found, ${extra} stand for none of them`,
    )
    for (const state of ['covered', 'partial', 'missing', 'unclear']) {
      const right = count(({ is, said }) => is === state && said === state)
      console.log(
        `  ${state}: precision ${ratio(
          right,
          count(({ said }) => said === state),
        )}, recall ${ratio(
          right,
          count(({ is }) => is === state),
        )}`,
      )
    }
    if (isVerbose)
      for (const { name, asked, is, said } of outcomes) if (is !== said) console.log(`  ${name}: "${asked}" is ${is}, said ${said}`)
  }
}

/** The answers to each requirement in the job descriptions of a part, or in those at the given positions. */
export function requirementOutcomes(part: AdvertPart, isWanted: (index: number) => boolean = () => true): Outcome[] {
  return answeredJobs(part)
    .filter((_, index) => isWanted(index))
    .flatMap(judge)
}

function judge({ name, job, resume, truth }: AnsweredJob): Outcome[] {
  const read = readPasted(resume, LIMITS)
  if (!read.ok) throw new Error(`${name} could not be read`)
  const asked = readAdvert(job)
  const match = compareResume(readQualifications(read.document, extractResume(read.document), find, MOMENT), asked, job, WEIGHTS)
  const answers = [...match.must, ...match.nice]
  const lines = job.split('\n')
  return truth.map(({ asked, state }) => {
    // A duty may use the same words.
    const at = new Set(lines.flatMap((text, line) => (holds(plain(text), plain(asked)) ? [line] : [])))
    if (at.size === 0) throw new Error(`${name}: no line has "${asked}"`)
    return {
      name,
      asked,
      is: state,
      said:
        bestOf(
          answers.filter(({ requirement }) => at.has(requirement.line)),
          asked,
        )?.state ?? 'lost',
    }
  })
}

/**
 * The number of requirements found in the job descriptions of a part, and how many of them share no word with an expected one on their
 * line: offers, tasks, and halves of one requirement.
 */
function withoutTruth(part: AdvertPart): { found: number; extra: number } {
  const isAsked = answeredJobs(part).flatMap(({ job, truth }) => {
    const lines = job.split('\n').map(plain)
    const { must, nice } = readAdvert(job)
    return [...must, ...nice].map(({ asked, line }) => {
      const own = new Set(words(plain(asked)))
      return truth.some((one) => lines[line]!.includes(plain(one.asked)) && words(plain(one.asked)).some((word) => own.has(word)))
    })
  })
  return { found: isAsked.length, extra: isAsked.filter((is) => !is).length }
}

/** The answer to the requirement with the most similar words; none without a word in common. */
function bestOf(answers: readonly Answer[], asked: string): Answer | undefined {
  const wanted = new Set(words(asked.toLowerCase().replace(/['’]/g, ' ')))
  const nearness = ({ requirement }: Answer) => {
    const own = new Set(words(requirement.asked.toLowerCase().replace(/['’]/g, ' ')))
    const shared = [...own].filter((word) => wanted.has(word)).length
    return (2 * shared) / (wanted.size + own.size)
  }
  return answers.filter((answer) => nearness(answer) > 0).sort((a, b) => nearness(b) - nearness(a))[0]
}

/** Whether a line contains these words, not as a part of others. */
function holds(text: string, asked: string): boolean {
  for (let at = text.indexOf(asked); at >= 0; at = text.indexOf(asked, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + asked.length))) return true
  return false
}

const plain = (text: string) => text.toLowerCase().replace(/[’]/g, "'")
const ratio = (part: number, whole: number) => (whole === 0 ? 'none' : (part / whole).toFixed(2))
