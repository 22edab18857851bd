import { blindText } from './blindText.ts'
import type { Assessment } from './Ranking.ts'

/**
 * An assessment under another name, and without what tells who the person is in any text that comes from the resume. Of one that does not
 * say what gives the person away, as those of a service do, whole texts are hidden. What the advert asks for stays as it is.
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

/** A line of one of these resumes as the blind view shows it; hidden as a whole when it comes from none of them. */
export function blindQuote(text: string, assessments: readonly Assessment[], mask: string): string {
  const from = assessments.find(({ must, nice }) => [...must, ...nice].some(({ evidence }) => evidence?.text === text))
  return from ? hidden(from, text, mask) : text && mask
}

function hidden({ person }: Assessment, text: string, mask: string): string {
  return person ? blindText(text, person, mask) : text && mask
}
