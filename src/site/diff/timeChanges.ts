import type { Times } from '#src/site/pages/live.ts'
import type { Compared } from './compared.ts'

/** A page whose times differ; what has no times is shown at all times, or is not there. */
export type TimeChange = { path: string; before: Times; after: Times }

/** Pages whose times differ, live or not, sorted by path. */
export function timeChanges(before: Compared, after: Compared): TimeChange[] {
  const paths = new Set([...before.timesOf.keys(), ...after.timesOf.keys()])
  return [...paths].sort().flatMap((path) => {
    const [old, now] = [timesAt(before, path), timesAt(after, path)]
    return old.publishAt === now.publishAt && old.expireAt === now.expireAt ? [] : [{ path, before: old, after: now }]
  })
}

function timesAt({ timesOf }: Compared, path: string): Times {
  const { publishAt, expireAt } = timesOf.get(path) ?? {}
  return { publishAt, expireAt }
}
