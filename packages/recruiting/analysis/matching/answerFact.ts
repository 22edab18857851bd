import { peopleIn } from '#packages/recruiting/analysis/job/demandsIn.ts'
import { judgedConcepts } from '#packages/recruiting/analysis/job/conceptPhrases.ts'
import { facts } from '#packages/recruiting/analysis/job/facts.ts'
import type { Demand, Want } from '#packages/recruiting/analysis/job/Job.ts'
import type { WantAnswer } from './JobMatch.ts'
import { isLedByOthers, LEADING } from './ledByOthers.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'
import { stanceOf } from './stance.ts'

/**
 * How a resume shows a fact such as leading people, a licence or a rota; fewer people than required are a partial match, and so are near
 * facts.
 */
export function answerFact(
  { id, count }: Extract<Want, { by: 'fact' }>,
  { acceptsLess, acceptsSimilar }: Pick<Demand, 'acceptsLess' | 'acceptsSimilar'>,
  { lines, written, concepts }: Qualifications,
): WantAnswer {
  const { shown = null, partly = null, denied = null, isJudged = false } = facts.get(id) ?? {}
  const isOfOthers = (line: string) => id === LEADING && isLedByOthers(line)
  const search = (pattern: RegExp | null, isPart: boolean): WantAnswer[] =>
    pattern === null
      ? []
      : lines.flatMap((text, line) =>
          Array.from(text.matchAll(pattern), (found): WantAnswer | null => {
            const stance = stanceOf(text, found.index, found.index + found[0].length)
            if (stance === 'none' || isOfOthers(text) || (denied !== null && text.search(denied) >= 0)) return null
            const people = count > 1 ? peopleIn(text.slice(found.index, found.index + found[0].length + 30)) : 0
            const isFewer = people > 0 && people < count
            const isLess = (stance === 'less' && !acceptsLess) || isPart || isFewer
            return { state: isLess ? 'partial' : 'covered', way: 'read', found: found[0], evidence: { text: written[line]!.trim(), line } }
          }).filter((answer) => answer !== null),
        )
  const told = (concepts.get(id) ?? []).filter(({ isOther, line }) => (acceptsSimilar || !isOther) && !isOfOthers(lines[line]!))
  const named = told.map(({ line, text, isPart, stance }): WantAnswer => {
    const people = count > 1 ? peopleIn(lines[line]!) : 0
    const isLess = (isPart && !acceptsSimilar) || (stance === 'less' && !acceptsLess) || (people > 0 && people < count)
    return { state: isLess ? 'partial' : 'covered', way: 'read', found: text, evidence: { text: written[line]!.trim(), line } }
  })
  const found = [...search(shown, false), ...search(partly, true), ...named]
  const isOpen = isJudged || judgedConcepts.has(id)
  return found.find(({ state }) => state === 'covered') ?? found[0] ?? nothingFound(isOpen ? 'unclear' : 'missing')
}
