import { requirementName } from '#packages/recruiting/ui/requirementName.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'

type Words = Pick<ToolProps<'resumeSync'>, 'words' | 'judging' | 'toolWords'>

/** A list of requirements as plain text: the state of each, the line of the job description and the line of the resume. Empty for none. */
export function requirementsText(heading: string, answers: readonly Answer[], { words, judging, toolWords }: Words): string[] {
  const named = { covered: words.covered, partial: words.partial, missing: words.missing, unclear: judging.unclear }
  const quote = (place: string, { line, text }: { line: number; text: string }) =>
    fill(toolWords.quotedFrom, { label: fill(place, { line: line + 1 }), text })
  const lines = answers.map(({ requirement, state, evidence }) =>
    [
      `- ${requirementName(requirement)}: ${named[state]}`,
      `    ${quote(judging.advert, requirement)}`,
      ...(evidence ? [`    ${quote(judging.resume, evidence)}`] : []),
    ].join('\n'),
  )
  return lines.length > 0 ? [[heading, ...lines].join('\n')] : []
}

/** How a requirement was matched, in words; for one that is not met, advice for those who do meet it. Empty if there is nothing to add. */
export function noteOf({ requirement, state, way, found }: Answer, { words }: Pick<Words, 'words'>): string {
  const ways = {
    exact: '',
    alias: `${words.alias}: ${found}`,
    near: `${words.near}: ${found}`,
    implied: `${words.implied}: ${found}`,
    related: `${words.related}: ${found}`,
    read: requirement.kind === 'years' && /^\d/.test(found) ? fill(words.years, { found }) : '',
  }
  if (way !== null) return ways[way]
  return state === 'missing' ? fill(words.prompt, { skill: requirementName(requirement) }) : ''
}
