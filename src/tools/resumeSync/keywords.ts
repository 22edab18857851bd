import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import type { Resume } from '#src/tools/resume/Resume.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'

/**
 * A term that an advert names: how often it stands there, how often in the resume, and the first places in the resume: the line, from 0,
 * and the heading that it stands under, empty where there is none.
 */
export type Keyword = { term: string; advert: number; resume: number; places: { line: number; part: string }[] }

const MOST_PLACES = 5

/**
 * The terms of our list that an advert names, under one name each whatever it is called in either text; what the resume lacks comes first,
 * then what the advert names most often.
 */
export function keywords(document: ReadDocument, { sections }: Resume, job: string, find: SkillMatcher): Keyword[] {
  const asked = new Map<string, number>()
  for (const { skill } of find(job)) asked.set(skill.name, (asked.get(skill.name) ?? 0) + 1)
  const lines = new Map<string, number[]>()
  for (const { skill, line } of find(document.lines.map(({ text }) => text).join('\n'))) {
    const found = lines.get(skill.name)
    if (found) found.push(line)
    else lines.set(skill.name, [line])
  }
  const partOf = (line: number) => sections.find(({ from, to }) => line >= from && line < to)?.heading.trim() ?? ''
  return [...asked]
    .map(([term, advert]): Keyword => {
      const found = lines.get(term) ?? []
      const places = [...new Set(found)].slice(0, MOST_PLACES).map((line) => ({ line, part: partOf(line) }))
      return { term, advert, resume: found.length, places }
    })
    .toSorted((a, b) => Number(a.resume > 0) - Number(b.resume > 0) || b.advert - a.advert)
}
