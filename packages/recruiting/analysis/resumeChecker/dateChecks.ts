import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckDetails, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { DateRange, YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { HistoryItem } from '#packages/recruiting/analysis/resume/Resume.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'
import { dateFormats } from './dateFormats.ts'

/** A job with its first and last month, counted from year 0. A bare year means any of its months. */
type Dated = { line: number | null; range: DateRange; from: number; to: number }

/** The checks of jobs and their dates. Gaps and overlaps are reported but never count. */
export function dateChecks({ document, resume, limits, moment }: ResumeCheckInput): CheckResult[] {
  const { experience } = resume
  const one = (id: AtsCheckId, state: CheckResult['state'], extras?: CheckDetails) =>
    checkResult(id, 'Professional_Background', state, extras)
  const without = experience.filter(({ dates }) => !dates?.value.start)
  const dated = experience.flatMap((job) => datedJob(job, moment) ?? [])
  const impossible = dated.filter(
    ({ from, to, range }) => to < from || from > index(moment, 12) || (range.end !== 'present' && to > index(moment, 12) + 1),
  )
  const possible = dated.filter((job) => !impossible.includes(job))
  const late = dated.find((job, at) => at > 0 && job.to > dated[at - 1]!.to && job.from > dated[at - 1]!.from)
  const formats = dateFormats(experience.flatMap(({ dates }) => dates ?? []))
  const shown = (jobs: readonly { line: number | null }[]) =>
    evidenceOf(
      document,
      jobs.map(({ line }) => line),
    )
  const studies = resume.education.flatMap((study) => datedJob(study, moment) ?? [])
  const { overlaps, gaps } = between(possible, studies, limits.gapMonths)
  const noJobs = experience.length === 0 ? 'jobsRead' : undefined
  const noDates = noJobs ?? (dated.length === 0 ? 'jobDates' : undefined)
  const titles = experience.flatMap(({ title, place }) => (title ?? place)?.value ?? [])
  return [
    one('jobsRead', noJobs ? 'missing' : 'good', {
      facts: { count: experience.length, titles: titles.slice(0, 3).join('; ') },
      evidence: shown(experience.map(({ title, place }) => ({ line: (title ?? place)?.line ?? null }))),
    }),
    one('jobDates', without.length === 0 ? 'good' : without.length < experience.length ? 'improve' : 'missing', {
      after: noJobs,
      share: 1 - without.length / Math.max(1, experience.length),
      facts: { count: without.length, of: experience.length },
      evidence: shown(without.map(({ title, place }) => ({ line: title?.line ?? place?.line ?? null }))),
    }),
    one('dateFormat', formats.length <= 1 ? 'good' : 'improve', {
      after: noDates ?? (formats.length === 0 ? 'jobDates' : undefined),
      share:
        formats.length === 0
          ? 1
          : Math.max(...formats.map(({ lines }) => lines.length)) / formats.reduce((sum, { lines }) => sum + lines.length, 0),
      facts: { count: formats.length, formats: formats.map(({ example }) => example).join(', ') },
      evidence:
        formats.length > 1
          ? evidenceOf(
              document,
              formats.map(({ lines }) => lines[0]!),
            )
          : [],
    }),
    one('dateOrder', late ? 'improve' : 'good', { after: noDates, share: late ? 0 : 1, evidence: late ? shown([late]) : [] }),
    one('impossibleDates', impossible.length === 0 ? 'good' : 'improve', {
      after: noDates,
      share: 1 - impossible.length / Math.max(1, dated.length),
      facts: { count: impossible.length },
      evidence: shown(impossible),
    }),
    one('dateOverlaps', 'note', { facts: { count: overlaps.length }, evidence: shown(overlaps) }),
    one('dateGaps', 'note', {
      facts: { count: gaps.length, months: Math.max(0, ...gaps.map(({ months }) => months)), least: limits.gapMonths },
      evidence: shown(gaps.map(({ after }) => after)),
    }),
  ]
}

function datedJob({ dates }: HistoryItem, moment: YearMonth): Dated | null {
  const { start, end } = dates?.value ?? {}
  if (!start || !dates) return null
  return {
    line: dates.line,
    range: dates.value,
    from: index(start, 1),
    to: end === 'present' ? index(moment, 12) : index(end ?? start, 12),
  }
}

function index({ year, month }: YearMonth, usual: number): number {
  return year * 12 + (month ?? usual) - 1
}

/** Jobs that start more than a month before another ends, and periods between jobs without studies. */
function between(
  jobs: readonly Dated[],
  studies: readonly Dated[],
  least: number,
): { overlaps: Dated[]; gaps: { after: Dated; months: number }[] } {
  const overlaps: Dated[] = []
  const gaps: { after: Dated; months: number }[] = []
  let worked = -Infinity
  let busy = -Infinity
  for (const one of [...jobs, ...studies].sort((a, b) => a.from - b.from)) {
    if (jobs.includes(one)) {
      if (one.range.start?.month !== null && one.from < worked) overlaps.push(one)
      if (worked > -Infinity && one.from - busy - 1 >= least) gaps.push({ after: one, months: one.from - busy - 1 })
      worked = Math.max(worked, one.to)
    }
    busy = Math.max(busy, one.to)
  }
  return { overlaps, gaps }
}
