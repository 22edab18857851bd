import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Node, type ParseError, getNodeValue, parseTree } from 'jsonc-parser'
import type { z } from 'zod'
import type { FileKind } from '#schemas/files.ts'
import { entryPage, unknownEntry } from '#src/contract/entryPage.ts'
import { type Collection, files as fileTable } from '#src/contract/files.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { mostBytes } from '#src/node/config/read/readFiles.ts'

/** A config file as written. `file` is its path relative to the config folder. */
export type Source = { file: string; kind: FileKind; schema: z.ZodType; text: string }

/** Reads the known JSON files of a config folder. Unreadable files and those outside the folder are skipped: the loader reports them. */
export function readSources(configDir: string): Source[] {
  const sources = findFiles(configDir).flatMap((file): Source[] => {
    const source = file.startsWith('assets/') ? undefined : sourceAt(configDir, file)
    return source ? [source] : []
  })
  const schemas = entrySchemas((name) => sources.find(({ file }) => file === name))
  return sources.map((source) => (source.kind === 'entry' ? { ...source, schema: schemas(source.file) } : source))
}

/** A known JSON file of a config folder, with the schema of `readSources`; undefined if it cannot be read. */
export function readSource(configDir: string, file: string): Source | undefined {
  const own = sourceAt(configDir, file)
  return own && { ...own, schema: schemasIn(configDir)(file)! }
}

/** The schema of a file of a config folder, by its path; undefined for unknown files. Entries have the fields of their collection. */
export type SchemaOf = (file: string) => z.ZodType | undefined

/** The schemas of the files of a config folder as it is now. */
export function schemasIn(configDir: string): SchemaOf {
  const ofEntry = entrySchemas((file) => sourceAt(configDir, file))
  return (file) => {
    const row = fileTable.find(({ pattern }) => pattern.test(file))
    return row?.kind === 'entry' ? ofEntry(file) : row?.schema
  }
}

function sourceAt(configDir: string, file: string): Source | undefined {
  const row = fileTable.find(({ pattern }) => pattern.test(file))
  const text = row && readInside(configDir, file)
  return row && text !== undefined ? { file, kind: row.kind, schema: row.schema, text } : undefined
}

/** The schema of each entry, with the fields of its collection, by its file. */
function entrySchemas(sourceOf: (file: string) => Source | undefined): (file: string) => z.ZodType {
  const made = madeOnce((name: string) => {
    const index = sourceOf(`collections/${name}/index.json`)
    const { data } = index ? index.schema.safeParse(valueOf(index)) : {}
    return data ? entryPage(data as Collection) : unknownEntry
  })
  return (file) => made(file.split('/')[1]!)
}

function valueOf({ text }: Source): unknown {
  const tree = treeOf(text)
  return tree ? getNodeValue(tree) : undefined
}

/** The text of a file inside a folder; undefined if there is none that may be read. */
export function readInside(configDir: string, file: string): string | undefined {
  const path = join(configDir, file)
  try {
    const own = lstatSync(path)
    const isLink = own.isSymbolicLink()
    const leadsOutside = isLink && !realpathSync(path).startsWith(realpathSync(configDir) + sep)
    const stats = isLink ? statSync(path) : own
    return leadsOutside || !stats.isFile() || stats.size > mostBytes(file) ? undefined : readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The syntax tree of a JSON text, with offsets; null if it is not well-formed. */
export function treeOf(text: string): Node | null {
  const errors: ParseError[] = []
  // A byte order mark becomes a space, so that offsets stay correct.
  const tree = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true })
  return tree && errors.length === 0 ? tree : null
}

/** The syntax tree of a file, with offsets, and its value as written, without defaults; null if its shape is invalid. */
export function parseSource({ text, schema }: Source): { tree: Node; value: Record<string, unknown> } | null {
  const tree = treeOf(text)
  if (!tree) return null
  const value: unknown = getNodeValue(tree)
  return schema.safeParse(value).success ? { tree, value: value as Record<string, unknown> } : null
}

/** Line and column (from 1) of an offset. A byte order mark does not count. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).replace(/^\uFEFF/, '')
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
