import { answerStates } from '#src/sections/tools/answerStates.ts'
import { fill } from '#src/sections/tools/fill.ts'
import type { Finding } from '#src/store/records.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { Answer, JobMatch } from '#src/tools/matching/JobMatch.ts'

/**
 * A match as findings: an answer to each requirement with the line behind it, a prompt for each that is missing, and years and degree
 * apart.
 */
export function matchFindings(
  { must, nice, years, degree }: JobMatch,
  { words, toolWords }: Pick<ViewProps<'resumeSync'>, 'words' | 'toolWords'>,
): { must: Finding[]; nice: Finding[]; rest: Finding[] } {
  const finding = ({ requirement, state, way, found, evidence }: Answer): Finding => {
    const ways = { exact: '', alias: `${words.alias}: ${found}`, near: `${words.near}: ${found}`, related: `${words.related}: ${found}` }
    const advice = state === 'missing' || way === null ? fill(words.prompt, { skill: requirement.skill }) : ways[way]
    const line = evidence ? [`“${evidence.text}” (${fill(toolWords.line, { line: evidence.line + 1 })})`] : []
    return {
      id: requirement.skill,
      label: [requirement.skill, ...requirement.alternatives].join(' / '),
      state: answerStates[state],
      detail: [advice, ...line].join('\n'),
    }
  }
  return {
    must: must.map(finding),
    nice: nice.map(finding),
    rest: [
      ...(years
        ? [
            {
              id: 'years',
              label: fill(words.years, { found: years.found ?? 0, asked: years.asked }),
              state: answerStates[years.state],
              detail: '',
            },
          ]
        : []),
      ...(degree
        ? [
            {
              id: 'degree',
              label: fill(words.degree, { found: degree.found ?? words.nothing.toLowerCase(), asked: degree.asked }),
              state: answerStates[degree.state],
              detail: degree.evidence ? `\n“${degree.evidence.text}”` : '',
            },
          ]
        : []),
    ],
  }
}

/** What is stored as a match, when it is one. */
export function storedMatch(value: unknown): JobMatch | null {
  const { must, nice, score } = (value ?? {}) as Partial<JobMatch>
  const areAnswers = (answers: unknown) =>
    Array.isArray(answers) &&
    answers.every(
      (answer: Partial<Answer> | null) => typeof answer?.requirement?.skill === 'string' && Array.isArray(answer.requirement.alternatives),
    )
  return areAnswers(must) && areAnswers(nice) && typeof score?.total === 'number' && Array.isArray(score.parts) ? (value as JobMatch) : null
}
