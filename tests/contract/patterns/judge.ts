import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pattern } from './Pattern.ts'

/** How the time of a match grows with the text at worst: `linear`, `degree 2` and so on, `exponential`, or `unknown`. */
export type Verdict = string

/** Verdicts by the digest of their pattern. */
export type Verdicts = Record<string, Verdict>

/** The verdicts of recheck, a file for each folder of the sources; `npm run bench -- regex --write` writes them. */
const JUDGED = 'tests/contract/patterns/judged'

/** The verdicts that are kept, of all folders. */
export function keptVerdicts(): Verdicts {
  return Object.assign({}, ...readdirSync(JUDGED).map((file) => JSON.parse(readFileSync(join(JUDGED, file), 'utf8')) as Verdicts))
}

/** Keeps the verdicts on these patterns, each in the file of its folder, in place of all that were kept before. */
export function keepVerdicts(patterns: readonly Pattern[], verdicts: Verdicts): void {
  const files = new Map<string, [string, Verdict][]>()
  for (const pattern of patterns) {
    const [, folder = 'others'] = /^(?:(?:src|packages)\/)?([^/]+)\//.exec(pattern.file) ?? []
    files.set(folder, [...(files.get(folder) ?? []), [digestOf(pattern), verdicts[digestOf(pattern)]!]])
  }
  rmSync(JUDGED, { recursive: true, force: true })
  mkdirSync(JUDGED)
  for (const [folder, rows] of files) {
    const sorted = Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(join(JUDGED, `${folder}.json`), `${JSON.stringify(sorted, null, 2)}\n`)
  }
}

/** What a pattern is kept under in the list of verdicts. */
export const digestOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)

/** The verdict on a pattern: the kept one, else that of recheck, which takes up to some seconds. */
export async function judge(pattern: Pattern): Promise<Verdict> {
  kept ??= keptVerdicts()
  return kept[digestOf(pattern)] ?? (await judgeAnew(pattern)).verdict
}

let kept: Verdicts | undefined

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
