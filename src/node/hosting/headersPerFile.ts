import { dirname } from 'node:path'
import { HASHED_FOLDERS } from './caching.ts'
import { fileHeaders } from './fileHeaders.ts'
import { headersRules } from './headersFile.ts'
import type { HeadersRule } from './HeadersRule.ts'
import type { HostingTable } from './hostingTable.ts'

/**
 * Header rules for hosts that apply them to missing files, too: only a rule for a single file sets how long it is cached. `files` are those
 * of the site. Their folders are included whole, the most important first, as long as there are at most `most` rules.
 */
export function headersPerFile(table: HostingTable, files: readonly string[], most: number): HeadersRule[] {
  const rules = headersRules(table, most)
    .map(withoutCaching)
    .filter(({ headers }) => Object.keys(headers).length > 0)
  const folders = new Map<string, string[]>()
  for (const file of files)
    if (!/\.(?:br|gz)$/.test(file) && cacheOf(file, table).includes('immutable'))
      folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  const rank = (folder: string) => HASHED_FOLDERS.findIndex((name) => folder === `/static/${name}`) + 1 || HASHED_FOLDERS.length + 1
  for (const [, names] of [...folders].sort(([one], [other]) => rank(one) - rank(other)))
    if (rules.length + names.length <= most)
      rules.push(...names.toSorted().map((file) => ({ paths: table.base + file, headers: { 'Cache-Control': cacheOf(file, table) } })))
  return rules
}

function cacheOf(file: string, { fileRules }: HostingTable): string {
  return fileHeaders(file, fileRules)['Cache-Control']!
}

function withoutCaching({ paths, headers }: HeadersRule): HeadersRule {
  return { paths, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Cache-Control')) }
}
