import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FieldTypes } from '#schemas/fieldTypes.ts'
import type { FetchedSource } from '#schemas/source.ts'
import { copyOf, fetchedFormat, storedBytes } from '#src/node/config/sources/fetchedData.ts'
import type { FetchLock } from '#src/node/config/sources/fetchLock.ts'
import { collectionOf } from '#src/node/config/sources/sourced.ts'
import { tableOf } from '#src/node/config/sources/sourceTable.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { fetchAddress } from './fetchAddress.ts'
import { queryDatabase } from './queryDatabase.ts'
import type { Secrets } from './secrets.ts'

/** A collection whose data is fetched: `text` is its `index.json`. */
export type Fetchable = { name: string; source: FetchedSource; fields: FieldTypes; text: string }

type Copy = Pick<FetchLock['sources'][string], 'hash' | 'etag'>

/** Fetches data and stores it if entries can be made from it; `before` is the copy so far. Otherwise returns why that copy stays. */
export async function keepData(
  configDir: string,
  { name, source, fields, text }: Fetchable,
  secrets: Secrets,
  before: Copy | undefined,
): Promise<{ copy: Copy; said: string } | { failure: string }> {
  const format = fetchedFormat(source)
  if (!format) return { failure: 'the address does not show the format; set "format" to csv, tsv, json, yaml or xlsx' }
  const file = copyOf(name, format)
  const path = join(configDir, file)
  const kept = hashOf(path)
  const isKept = before !== undefined && kept === before.hash
  const received =
    'query' in source ? await queryDatabase(source, secrets) : await fetchAddress(source, secrets, isKept ? before.etag : undefined)
  if ('failure' in received) return received
  if ('unchanged' in received) return { copy: { hash: before!.hash, etag: before!.etag }, said: 'unchanged' }

  const bytes = storedBytes(received.bytes, format)
  const hash = contentHash(bytes)
  const table = tableOf(file, bytes, { ...source, format })
  const named = { key: hash, name, index: `collections/${name}/index.json`, indexText: text, source, age: undefined }
  const { faults } = collectionOf(named, table, fields)
  const fault = faults.find(({ code, rows }) => ['E_ENCODING', 'E_SOURCE_COLUMN', 'E_SOURCE'].includes(code) && !rows)
  if (fault) return { failure: `the data cannot be used: ${fault.message}` }
  if (table.size === 0) return { failure: 'the data has no rows' }
  if (kept !== hash) {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, bytes)
  }
  const change = before === undefined ? 'new' : hash === before.hash ? 'unchanged' : 'changed'
  const mistakes = faults.length === 0 ? '' : ', with mistakes that npm run validate shows'
  return { copy: { hash, etag: received.etag }, said: `${table.size} ${table.size === 1 ? 'row' : 'rows'}, ${change}${mistakes}` }
}

/** The hash of a copy on disk; undefined if there is none. */
function hashOf(path: string): string | undefined {
  try {
    return contentHash(readFileSync(path))
  } catch {
    return undefined
  }
}
