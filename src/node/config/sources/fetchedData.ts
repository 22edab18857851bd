import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchedSource } from '#schemas/source.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { readFetchLock } from './fetchLock.ts'
import { type DataFormat, MAX_DATA_BYTES, type SourceData, formatOfName, tableOf } from './sourceTable.ts'

const FETCH = 'Run npm run data.'

/** The data of a fetched source: the copy that the lock describes. `outside` are links out of the config folder. */
export function fetchedData(configDir: string, name: string, source: FetchedSource, outside: ReadonlySet<string>): SourceData {
  const format = fetchedFormat(source)
  if (!format) return { failure: 'the address does not show the format', hint: 'Set "format" to csv, tsv, json, yaml or xlsx.' }
  const lock = readFetchLock(configDir)
  if ('failure' in lock) return lock
  const known = lock.sources[name]
  if (!known) return { failure: 'its data has not been fetched yet', hint: FETCH }
  if (known.from !== originOf(source)) return { failure: 'it has changed since its data was fetched', hint: FETCH }
  const file = copyOf(name, format)
  if (outside.has(file)) return { failure: `${file} is a link that points outside the config folder` }
  try {
    const path = join(configDir, file)
    if (statSync(path).size > MAX_DATA_BYTES) return { failure: `${file} is larger than ${MAX_DATA_BYTES / 1024 / 1024} MB`, hint: FETCH }
    const bytes = storedBytes(readFileSync(path), format)
    if (contentHash(bytes) !== known.hash)
      return {
        failure: `${file} is not what was fetched, since its hash is not the one in the lock file`,
        hint: `Restore it. Or: ${FETCH}`,
      }
    const age = { at: known.at, failed: known.failed, maxAge: source.maxAge }
    return { key: JSON.stringify([file, known.hash, age]), age, table: () => tableOf(file, bytes, { ...source, format }) }
  } catch (error) {
    return { failure: `${file} cannot be read: ${errorReason(error)}`, hint: FETCH }
  }
}

/** The format of a fetched source; undefined if neither config nor the address shows it. */
export function fetchedFormat(source: FetchedSource): DataFormat | undefined {
  return 'query' in source ? 'json' : (source.format ?? formatOfName(source.url.split(/[?#]/)[0]!))
}

/** The copy of a source, below the config folder. */
export function copyOf(name: string, format: DataFormat): string {
  return `data/fetched/${name}.${format}`
}

/** Where a source gets its data, as written in config. */
export function originOf(source: FetchedSource): string {
  return 'query' in source ? `${source.database}: ${source.query}` : source.url
}

/** Data as it is stored: texts with the line breaks of Unix, which version control would otherwise change. */
export function storedBytes(bytes: Buffer, format: DataFormat): Buffer {
  return format === 'xlsx' || !bytes.includes('\r\n') ? bytes : Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
}
