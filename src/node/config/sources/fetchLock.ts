import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '#src/node/files/systemError.ts'

/** The file that says what was fetched. */
export const FETCH_LOCK = 'data/lock.json'

const fetched = z.strictObject({
  /** The address or the query as it is in config: without secrets. */
  from: z.string(),
  /** The hash of the copy. */
  hash: z.string(),
  /** When the data was last fetched. */
  at: z.iso.datetime(),
  /** The version that the server named. */
  etag: z.string().optional(),
  /** The last attempt, if it failed. */
  failed: z.strictObject({ at: z.iso.datetime(), why: z.string() }).optional(),
})
const FetchLock = z.strictObject({ sources: z.record(z.string(), fetched) })

/** What was fetched, by collection. */
export type FetchLock = z.output<typeof FetchLock>
/** How old the copy of a source is, and for how many days it can be used. */
export type Age = Pick<FetchLock['sources'][string], 'at' | 'failed'> & { maxAge: number }

/** Reads the lock of a config folder: an empty one if there is none. */
export function readFetchLock(configDir: string): FetchLock | { failure: string; hint: string } {
  const failure = { failure: `${FETCH_LOCK} cannot be read`, hint: 'Restore it, or delete it and run npm run data.' }
  try {
    return FetchLock.safeParse(JSON.parse(readFileSync(join(configDir, FETCH_LOCK), 'utf8'))).data ?? failure
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? { sources: {} } : failure
  }
}

/** The last day on which a copy can be used. */
export function lastDayOf({ at, maxAge }: Age): string {
  return new Date(Date.parse(at) + maxAge * 86_400_000).toISOString().slice(0, 10)
}
