import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#src/node/config/read/listFiles.ts'
import { originOf } from '#src/node/config/sources/fetchedData.ts'
import { FETCH_LOCK, type FetchLock, lastDayOf, readFetchLock } from '#src/node/config/sources/fetchLock.ts'
import { sourceIn } from '#src/node/config/sources/sourced.ts'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { type Fetchable, keepData } from './keepData.ts'
import { secretsOf } from './secrets.ts'

/** `names` are collections; without any, all are fetched. */
export type FetchOptions = { names: readonly string[]; environment: Record<string, string | undefined>; now: number }

/** What happened, one line for each collection, and whether each has data that can be used. */
export type Fetched = { lines: string[]; isSound: boolean }

/** Fetches the data of collections, and keeps good copies with their hashes in the lock. A copy that cannot be replaced stays. */
export async function fetchSources(configDir: string, { names, environment, now }: FetchOptions): Promise<Fetched> {
  const listed = listFiles(configDir)
  if ('failure' in listed) return { lines: [`${listed.failure}.`], isSound: false }
  const lock = readFetchLock(configDir)
  if ('failure' in lock) return { lines: [`${lock.failure}. ${lock.hint}`], isSound: false }
  const hashes = fileHashes(configDir)
  const all = listed.json.flatMap((index): Fetchable[] => {
    const name = /^collections\/([^/]+)\/index\.json$/.exec(index)?.[1]
    const found = name === undefined ? undefined : sourceIn(hashes, index)
    return name !== undefined && found && 'maxAge' in found.source ? [{ ...found, name, source: found.source }] : []
  })
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    return {
      lines: [
        `The collection "${unknown}" has no valid source with "url" or "query". ${didYouMean(unknown, known) ?? 'npm run validate says what is wrong with it.'}`,
      ],
      isSound: false,
    }
  const wanted = names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
  const secrets = secretsOf(environment)
  const at = new Date(now).toISOString()
  const lines: string[] = []
  let isSound = true
  for (const fetchable of wanted) {
    const { name, source } = fetchable
    const before = lock.sources[name]
    const usable = before?.from === originOf(source) ? before : undefined
    const result = await keepData(configDir, fetchable, secrets, usable)
    if ('failure' in result) {
      const why = secrets.hide(result.failure)
      if (usable) lock.sources[name] = { ...usable, failed: { at, why } }
      const last = usable && lastDayOf({ ...usable, maxAge: source.maxAge })
      const isKept = last !== undefined && at.slice(0, 10) <= last
      isSound &&= isKept
      const kept = isKept ? ` The copy from ${usable!.at.slice(0, 10)} is used until ${last}.` : ''
      lines.push(`${name}: not fetched: ${why}.${kept}`)
    } else {
      lock.sources[name] = { from: originOf(source), at, ...result.copy }
      lines.push(`${name}: ${result.said}.`)
    }
  }
  for (const name of Object.keys(lock.sources).filter((name) => !listed.json.includes(`collections/${name}/index.json`))) {
    delete lock.sources[name]
    for (const file of listed.all.filter((file) => file.startsWith(`data/fetched/${name}.`))) rmSync(join(configDir, file))
  }
  writeLock(configDir, lock)
  return {
    lines: lines.length === 0 ? ['No collection has a valid source with "url" or "query", so there is nothing to fetch.'] : lines,
    isSound,
  }
}

function writeLock(configDir: string, lock: FetchLock): void {
  const path = join(configDir, FETCH_LOCK)
  const sources = Object.entries(lock.sources).sort(([a], [b]) => (a < b ? -1 : 1))
  if (sources.length === 0) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, `${JSON.stringify({ sources: Object.fromEntries(sources) }, null, 2)}\n`)
}
