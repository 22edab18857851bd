import { readFileSync, writeFileSync } from 'node:fs'
import { allPatterns } from '#tests/contract/patterns/allPatterns.ts'
import { excuseFor } from '#tests/contract/patterns/excuses.ts'
import { JUDGED, digestOf, judgeAnew } from '#tests/contract/patterns/judge.ts'
const { patterns } = await allPatterns()
const kept = JSON.parse(readFileSync(JUDGED, 'utf8'))
const now: Record<string, string> = {}
const fresh = patterns.filter((p) => !(digestOf(p) in kept))
console.log(patterns.length, 'new', fresh.length)
for (const p of patterns) if (digestOf(p) in kept) now[digestOf(p)] = kept[digestOf(p)]
for (const p of fresh) {
  const t = Date.now()
  const { verdict } = await judgeAnew(p)
  now[digestOf(p)] = verdict
  console.log(p.file, p.line, verdict, excuseFor(p, verdict) ?? 'NO EXCUSE', Date.now() - t, 'ms', p.source.slice(0, 90))
}
writeFileSync(JUDGED, `${JSON.stringify(Object.fromEntries(Object.entries(now).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`)
