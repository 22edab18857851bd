import { expect, test, vi } from 'vitest'
import { allPatterns } from './patterns/allPatterns.ts'
import { excuseFor } from './patterns/excuses.ts'
import { type Verdict, digestOf, judge, keptVerdicts } from './patterns/judge.ts'

test('X01 C26 no regular expression of ours can be kept busy by a text: each is linear, or reads what is bounded', async () => {
  vi.resetModules()
  const { patterns, unseen } = await allPatterns()
  expect(unseen, 'files whose patterns were not seen: name them among those that make patterns later').toEqual([])
  expect(patterns.length).toBeGreaterThan(600)
  const unread = patterns.filter(({ source, flags }) => /\\[pP]\{/.test(source) && !/[uv]/.test(flags))
  expect(unread, 'without the flag u, \\p{Lu} is the letters p, L and u: anyOf and inTurn take the flags of their first pattern').toEqual(
    [],
  )
  const kept = keptVerdicts()
  const byFolder = new Map<string, Map<string, Verdict>>()
  const found: string[] = []
  for (const pattern of patterns) {
    const digest = digestOf(pattern)
    const verdict = kept[digest] ?? (await judge(pattern)).verdict
    const [, folder = 'others'] = /^(?:(?:src|packages)\/)?([^/]+)\//.exec(pattern.file) ?? []
    byFolder.set(folder, (byFolder.get(folder) ?? new Map<string, Verdict>()).set(digest, verdict))
    if (excuseFor(pattern, verdict) === undefined)
      found.push(`${pattern.file}:${pattern.line} is ${verdict}: /${pattern.source}/${pattern.flags}`)
  }
  expect(found).toEqual([])
  for (const [folder, verdicts] of byFolder) {
    const sorted = Object.fromEntries([...verdicts].sort(([one], [other]) => (one < other ? -1 : 1)))
    await expect(
      `${JSON.stringify(sorted, null, 2)}\n`,
      'new patterns: judge them with npx vitest run tests/contract/patterns.test.ts -u',
    ).toMatchFileSnapshot(`patterns/judged/${folder}.json`)
  }
  // All sources are loaded for this.
}, 300_000)
