import { blindText } from './blindText.ts'
import type { Assessment } from './Ranking.ts'

/**
 * An assessment under another name, with the identifying details hidden in all texts from the resume. If an assessment does not list these
 * details, as with a service, whole texts are hidden. The requirements of the job description stay unchanged.
 */
export function blindAssessment(assessment: Assessment, name: string, mask: string): Assessment {
  const { person: _person, ...rest } = assessment
  const hide = (text: string) => hidden(assessment, text, mask)
  const passage = <Quoted extends { text: string }>(quoted: Quoted): Quoted => ({ ...quoted, text: hide(quoted.text) })
  const answer = (one: Assessment['must'][number]) => ({ ...one, found: hide(one.found), evidence: one.evidence && passage(one.evidence) })
  const { must, nice, degree, title } = assessment
  return {
    ...rest,
    name,
    must: must.map(answer),
    nice: nice.map(answer),
    degree: degree && { ...degree, evidence: degree.evidence && passage(degree.evidence) },
    title: title && { ...title, nearest: title.nearest && passage(title.nearest) },
  }
}

/** A line of one of these resumes for the blind view; hidden as a whole when it comes from none of them. */
export function blindQuote(text: string, assessments: readonly Assessment[], mask: string): string {
  const from = assessments.find(({ must, nice }) => [...must, ...nice].some(({ evidence }) => evidence?.text === text))
  return from ? hidden(from, text, mask) : text && mask
}

function hidden({ person }: Assessment, text: string, mask: string): string {
  return person ? blindText(text, person, mask) : text && mask
}
