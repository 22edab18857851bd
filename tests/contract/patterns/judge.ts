import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Pattern } from './Pattern.ts'

/** How the time of a match grows with the text at worst: `linear`, `degree 2` and so on, `exponential`, or `unknown`. */
export type Verdict = string

/** The verdicts of recheck on all patterns, by digest; `npm run bench -- regex --write` writes them. */
export const JUDGED = 'tests/contract/patterns/judged.json'

/** What a pattern is kept under in the list of verdicts. */
export const digestOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

/** The verdict on a pattern: the kept one, else that of recheck, which takes up to some seconds. */
export async function judge(pattern: Pattern): Promise<Verdict> {
  kept ??= JSON.parse(readFileSync(JUDGED, 'utf8')) as Record<string, Verdict>
  return kept[digestOf(pattern)] ?? (await judgeAnew(pattern)).verdict
}

let kept: Record<string, Verdict> | undefined

/** The verdict of recheck, and what it would attack the pattern with: pieces to repeat, and what stands around them. */
export async function judgeAnew({ source, flags }: Pattern): Promise<{ verdict: Verdict; attack?: (length: number) => string }> {
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
