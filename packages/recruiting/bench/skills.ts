import { corpusJobs } from '#packages/recruiting/corpus/jobs/corpusJobs.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { figure, table } from '#tests/bench/figures.ts'
import { compared, type Counts, precision, recall, summed } from './precisionRecall.ts'
import { skillsLabelled } from './skillsLabelled.ts'

/**
 * The quality of skill detection: precision and recall over labelled sentences, separately for the held-out ones, and over the must-haves
 * and nice-to-haves of job descriptions. With `explain` every difference is listed.
 */
export function skills(explain = false): void {
  const list = skillList()
  const find = skillMatcher(list)
  const sentences = skillsLabelled.map(({ text, names }) => {
    const found = find(text).map(({ skill }) => skill.name)
    return { text, names, found, counts: compared(found, names) }
  })
  const jobs = corpusJobs().map(({ name, text, truth }) => {
    const job = extractJob(text, find)
    const names = (requirements: typeof job.must) => requirements.flatMap(({ skill, alternatives }) => [skill, ...alternatives])
    return {
      name,
      text,
      truth,
      job,
      must: compared(names(job.must), truth.must),
      nice: compared(names(job.nice), truth.nice),
      found: { must: names(job.must), nice: names(job.nice) },
    }
  })
  const rows: [string, number, Counts][] = [
    ['sentences used for tuning', sentences.filter(isTuned).length, summed(sentences.filter(isTuned).map(({ counts }) => counts))],
    ['sentences held out', sentences.filter(isHeldOut).length, summed(sentences.filter(isHeldOut).map(({ counts }) => counts))],
    ['jobs: must-haves', jobs.length, summed(jobs.map(({ must }) => must))],
    ['jobs: nice-to-haves', jobs.length, summed(jobs.map(({ nice }) => nice))],
  ]
  console.log(`Skills: ${figure(list.length)} with ${figure(list.reduce((sum, { aliases }) => sum + aliases.length, 0))} other names`)
  console.log(
    table([
      ['', 'texts', 'skills', 'precision', 'recall'],
      ...rows.map(([label, texts, counts]) => [
        label,
        figure(texts),
        figure(counts.right + counts.missed),
        figure(precision(counts), 3),
        figure(recall(counts), 3),
      ]),
    ]),
  )
  const facts = jobs.flatMap(({ truth, job }) => [
    (job.years?.least ?? 0) === truth.years,
    (job.degree?.level ?? '') === truth.degree,
    (job.salary?.hasAmount ?? false) === truth.salary,
  ])
  console.log(`jobs: years, degree and salary right in ${figure(facts.filter(Boolean).length)} of ${figure(facts.length)}`)
  if (!explain) return
  for (const { text, names, found, counts } of sentences.filter(isTuned))
    if (counts.wrong + counts.missed > 0) console.log(`\n${text}\n  found ${found.join('; ')}\n  truth ${names.join('; ')}`)
  for (const { name, truth, job, found } of jobs) {
    const differences = (['must', 'nice'] as const).flatMap((kind) => {
      const extra = found[kind].filter((skill) => !truth[kind].includes(skill))
      const lost = truth[kind].filter((skill) => !found[kind].includes(skill))
      return extra.length + lost.length > 0 ? [`${kind}: extra ${extra.join('; ')} | lost ${lost.join('; ')}`] : []
    })
    if ((job.years?.least ?? 0) !== truth.years) differences.push(`years ${job.years?.least} instead of ${truth.years}`)
    if ((job.degree?.level ?? '') !== truth.degree) differences.push(`degree ${job.degree?.level} instead of ${truth.degree}`)
    if ((job.salary?.hasAmount ?? false) !== truth.salary) differences.push(`salary ${job.salary?.text} instead of ${truth.salary}`)
    if (differences.length > 0) console.log(`\n${name}\n  ${differences.join('\n  ')}`)
  }
}

/** Every third labelled sentence is held out. */
const isHeldOut = (_sentence: unknown, at: number) => at % 3 === 2
const isTuned = (_sentence: unknown, at: number) => at % 3 !== 2
