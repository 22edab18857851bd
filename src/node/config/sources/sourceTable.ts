import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FetchedSource, Source } from '#schemas/source.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { csvTable } from './csvTable.ts'
import { jsonTable } from './jsonTable.ts'
import { lostZeros } from './lostZeros.ts'
import { markdownTable } from './markdownTable.ts'
import type { Age } from './fetchLock.ts'
import type { Table } from './table.ts'
import { xlsxTable } from './xlsxTable.ts'
import { yamlTable } from './yamlTable.ts'

/** The largest file of data, in bytes. */
export const MAX_DATA_BYTES = 64 * 1024 * 1024

/** Formats of data. */
export type DataFormat = 'csv' | 'tsv' | 'json' | 'yaml' | 'xlsx'

const ENDINGS: Readonly<Record<string, DataFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  xlsx: 'xlsx',
}

/** The format of a file, by its extension. */
export function formatOfName(name: string): DataFormat | undefined {
  return ENDINGS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']
}

/** How to read a table from bytes. */
export type TableSettings = { format: DataFormat; delimiter?: string | undefined; sheet?: string | undefined; rows?: string | undefined }

/** Reads a table. */
export function tableOf(file: string, bytes: Buffer, { format, delimiter, sheet, rows }: TableSettings): Table {
  const source = { file, bytes }
  if (format === 'csv' || format === 'tsv') return csvTable(source, format === 'tsv' ? '\t' : delimiter)
  const table = format === 'json' ? jsonTable(source, rows) : format === 'yaml' ? yamlTable(source, rows) : xlsxTable(source, sheet)
  return { ...table, faults: [...table.faults, ...lostZeros(table)] }
}

/** Data of a source: a key that changes with it, and its table, read on demand; or why it cannot be read, for its `file` or `folder`. */
export type SourceData = { key: string; table(): Table; age?: Age | undefined } | { failure: string; hint?: string | undefined }

/** The data of a source in a file or a folder of the config. `all` are the listed files, and `hashOf` is the hash of one of them. */
export function localData(
  configDir: string,
  source: Exclude<Source, FetchedSource>,
  { all, outside }: { all: readonly string[]; outside: ReadonlySet<string> },
  hashOf: (file: string) => string | undefined,
): SourceData {
  if ('folder' in source) {
    const folder = source.folder.replace(/\/+$/, '')
    const files = all.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md') && !outside.has(file))
    if (!all.some((file) => file.startsWith(`${folder}/`)))
      return { failure: `there is no folder ${folder}`, hint: didYouMean(folder, foldersOf(all)) }
    const bytesOf = (file: string) => readFileSync(join(configDir, file))
    try {
      return {
        // Large files have no hash yet.
        key: JSON.stringify(files.map((file) => [file, hashOf(file) ?? contentHash(bytesOf(file))])),
        table: () =>
          markdownTable(
            files.map((file) => ({ file, bytes: bytesOf(file) })),
            folder,
          ),
      }
    } catch (error) {
      return { failure: `${folder} cannot be read: ${errorReason(error)}` }
    }
  }
  const { file } = source
  if (outside.has(file)) return { failure: `${file} is a link that points outside the config folder` }
  if (!all.includes(file)) {
    const data = all.filter((other) => other.startsWith('data/'))
    return { failure: `there is no file ${file}`, hint: didYouMean(file, data) ?? 'Add it, or correct the name.' }
  }
  const format = source.format ?? formatOfName(file)
  if (!format)
    return { failure: `the extension of ${file} is not that of a known format`, hint: 'Set "format" to csv, tsv, json, yaml or xlsx.' }
  return dataIn(configDir, file, { ...source, format })
}

/** The data of a file. */
function dataIn(configDir: string, file: string, settings: TableSettings): SourceData {
  try {
    const path = join(configDir, file)
    if (statSync(path).size > MAX_DATA_BYTES)
      return { failure: `${file} is larger than ${MAX_DATA_BYTES / 1024 / 1024} MB`, hint: 'Split it.' }
    const bytes = readFileSync(path)
    return { key: `${file} ${contentHash(bytes)}`, table: () => tableOf(file, bytes, settings) }
  } catch (error) {
    return { failure: `${file} cannot be read: ${errorReason(error)}` }
  }
}

function foldersOf(all: readonly string[]): string[] {
  return [...new Set(all.filter((file) => file.startsWith('data/')).map((file) => file.slice(0, file.lastIndexOf('/'))))]
}
