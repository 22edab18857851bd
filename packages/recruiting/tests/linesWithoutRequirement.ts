import { jobUnits } from '#packages/recruiting/analysis/job/jobUnits.ts'
import { readAdvert } from '#packages/recruiting/bench/requirements.ts'

/** The numbers of the lines of an advert that ask for something, or are points under a heading for that, and became no requirement. */
export function linesWithoutRequirement(text: string): number[] {
  const { must, nice, requirements } = readAdvert(text)
  const lines = new Set([...must, ...nice].map(({ line }) => line))
  const points = jobUnits(text).filter(({ part, isPoint, asks }) => (part === 'must' || part === 'nice') && isPoint && asks !== 'nothing')
  return [...requirements, ...points].map(({ line }) => line).filter((line) => !lines.has(line))
}
