import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pattern } from './Pattern.ts'

/** How the time of a match grows with the text at worst: `linear`, `degree 2` and so on, `exponential`, or `unknown`. */
export type Verdict = string

/** The kept verdicts, by the digest of their pattern; the test of the patterns writes them, a file for each folder of the sources. */
export function keptVerdicts(): Record<string, Verdict> {
  return Object.assign({}, ...readdirSync(JUDGED).map((file) => JSON.parse(readFileSync(join(JUDGED, file), 'utf8')) as object))
}

const JUDGED = 'tests/contract/patterns/judged'

/** What a pattern is kept under in the list of verdicts. */
export const digestOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

/**
 * The verdict of recheck, which takes up to some seconds and may differ from run to run, and what it would attack the pattern with: pieces
 * to repeat, and what stands around them.
 */
export async function judge({ source, flags }: Pattern): Promise<{ verdict: Verdict; attack?: (length: number) => string }> {
  const { check } = await import('recheck')
  const found = await check(source, flags, { timeout: 60_000 })
  if (found.status === 'safe') return { verdict: 'linear' }
  if (found.status === 'unknown') return { verdict: 'unknown' }
  const { complexity, attack } = found
  const size = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  return {
    verdict: complexity.type === 'polynomial' ? `degree ${complexity.degree}` : complexity.type,
    attack: (length) =>
      attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(length / Math.max(1, size)))).join('') + attack.suffix,
  }
}
