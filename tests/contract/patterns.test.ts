import { expect, test, vi } from 'vitest'
import { allPatterns } from './patterns/allPatterns.ts'
import { excuseFor } from './patterns/excuses.ts'
import { judge } from './patterns/judge.ts'

test('X01 C26 no regular expression of ours can be kept busy by a text: each is linear, or reads what is bounded', async () => {
  vi.resetModules()
  const { patterns, unseen } = await allPatterns()
  expect(unseen, 'files whose patterns were not seen: name them among those that make patterns later').toEqual([])
  expect(patterns.length).toBeGreaterThan(600)
  const unread = patterns.filter(({ source, flags }) => /\\[pP]\{/.test(source) && !/[uv]/.test(flags))
  expect(unread, 'without the flag u, \\p{Lu} is the letters p, L and u: anyOf and inTurn take the flags of their first pattern').toEqual(
    [],
  )
  const found: string[] = []
  for (const pattern of patterns) {
    const verdict = await judge(pattern)
    if (excuseFor(pattern, verdict) === undefined)
      found.push(`${pattern.file}:${pattern.line} is ${verdict}: /${pattern.source}/${pattern.flags}`)
  }
  expect(found).toEqual([])
  // All sources are loaded for this.
}, 300_000)
