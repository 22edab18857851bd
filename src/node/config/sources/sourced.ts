import { AddressWords } from '#schemas/atoms.ts'
import { FieldTypes } from '#schemas/fieldTypes.ts'
import { Source } from '#schemas/source.ts'
import { plainJson } from '#src/node/config/parse/plainJson.ts'
import { jsonPlaces } from '#src/node/config/parse/jsonPlaces.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { mostBytes } from '#src/node/config/read/readFiles.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { adviceOf, ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { slug } from '#src/site/words/slug.ts'
import { type CellFault, type EntryMaker, entryMaker } from './entryMaker.ts'
import { fetchedData } from './fetchedData.ts'
import { type Age, lastDayOf } from './fetchLock.ts'
import { localData } from './sourceTable.ts'
import type { CellPlace, DataFault, Table } from './table.ts'

/** A collection whose entries come from a source. */
type SourcedCollection = {
  /** Changes with the data and with the index. */
  key: string
  name: string
  index: string
  indexText: string
  source: Source
  table: Table
  /** The age of fetched data. */
  age: Age | undefined
  maker: EntryMaker
  /** The rows of the entries, by the paths of the files that they stand for. */
  rows: ReadonlyMap<string, number>
  faults: readonly DataFault[]
}

/** Entries that come from data, each with the path of the file that it would be if it were written. */
export type Sourced = {
  collections: ReadonlyMap<string, SourcedCollection>
  files: readonly string[]
  /** The hash of an entry, which changes with the cells that it uses. */
  hashOf(file: string): string | undefined
  /** The JSON of an entry. */
  textOf(file: string): string | undefined
  /** The place of the row of an entry. */
  originOf(file: string): CellPlace | undefined
  /** Problems of the data. */
  problems: readonly Problem[]
  /** Problems with those of entries moved to the cells or templates that cause them: of each rule one for a cell. */
  atSources(problems: readonly Problem[]): readonly Problem[]
  /** Fetched data that is outdated at a moment, in milliseconds since 1970, or could not be fetched again. */
  agedAt(at: number): readonly Problem[]
  /** The ages of fetched data. */
  ages: readonly Age[]
  /** Whether entries are missing, so that links to them must not be reported. */
  isPartial: boolean
}

/** Reads the entries from data of a listed folder. `before` is the earlier result: unchanged data is not read again. */
export function readSourced(configDir: string, listed: ListedFiles, hashes: FileHashes, before?: Sourced): Sourced {
  const collections = new Map<string, SourcedCollection>()
  const failures: DataFault[] = []
  for (const index of listed.json) {
    const name = /^collections\/([^/]+)\/index\.json$/.exec(index)?.[1]
    const read = name === undefined ? undefined : sourceIn(hashes, index)
    if (name === undefined || !read) continue
    const { source, fields, text } = read
    const isFetched = 'maxAge' in source
    const data = isFetched
      ? fetchedData(configDir, name, source, listed.outside)
      : localData(configDir, source, listed, (file) => hashes.of(file))
    if ('failure' in data) {
      failures.push({
        code: 'E_SOURCE',
        place: indexPlace({ index, indexText: text }, ['source', nameOf(source)]),
        message: data.failure,
        hint: data.hint,
      })
      continue
    }
    const key = valueHash([text, data.key])
    const known = before?.collections.get(name)
    const named = { key, name, index, indexText: text, source, age: data.age }
    collections.set(name, known?.key === key ? known : collectionOf(named, data.table(), fields))
  }
  return sourcedOf([...collections.values()], collections, failures, new Set(listed.all))
}

type Named = Pick<SourcedCollection, 'key' | 'name' | 'index' | 'indexText' | 'source' | 'age'>

/** The key of a source that says where its data is. */
function nameOf(source: Source): string {
  return ['file', 'folder', 'url', 'query'].find((key) => key in source)!
}

/** The source of a collection, and its fields; undefined if it has none, or an invalid one, which is reported with its file. */
export function sourceIn(hashes: FileHashes, index: string): { source: Source; fields: FieldTypes; text: string } | undefined {
  try {
    const text = hashes.read(index, mostBytes(index))?.text.replace(/^\uFEFF/, '')
    if (text === undefined || !text.includes('"source"')) return undefined
    const value = Object(plainJson(text)) as { source?: unknown; fields?: unknown }
    const source = Source.safeParse(value.source)
    if (!source.success) return undefined
    return { source: source.data, fields: FieldTypes.safeParse(value.fields).data ?? {}, text }
  } catch {
    return undefined
  }
}

/** The entries of a table, and what is wrong with it. */
export function collectionOf(named: Named, table: Table, fields: FieldTypes): SourcedCollection {
  const maker = entryMaker(named.source, fields)
  const faults = [...table.faults, ...missingColumns(named, table, maker)]
  const rows = new Map<string, number>()
  const skipped = new Set(faults.flatMap((fault) => fault.rows ?? []))
  const isUsable = !faults.some(({ code, rows: some }) => code === 'E_SOURCE_COLUMN' || (code === 'E_SOURCE' && !some))
  const size = isUsable ? table.size : 0
  for (let row = 0; row < size; row += 1) {
    if (skipped.has(row)) continue
    const found: CellFault[] = []
    const cells = (column: string) => table.cell(row, column)
    const id = maker.idOf(cells, found)
    const wrong = found.length === 0 ? idFault(id, named, maker.idColumn) : undefined
    if (wrong) {
      faults.push({ code: 'E_SOURCE_ROW', place: table.place(row, wrong.column), message: wrong.message, hint: wrong.hint })
      continue
    }
    maker.entryOf(cells, found)
    const once = new Map(found.map((fault) => [`${fault.column} ${fault.message}`, fault]))
    for (const { column, message, hint } of once.values())
      faults.push({ code: 'E_SOURCE_VALUE', place: table.place(row, column), message, hint })
    if (found.length > 0) continue
    const file = `collections/${named.name}/${String(id).normalize('NFC')}.json`
    const first = rows.get(file)
    if (first === undefined) rows.set(file, row)
    else {
      faults.push({
        code: 'E_SOURCE_ROW',
        place: table.place(row, maker.idColumn),
        message: `the id "${String(id)}" is also that of ${table.place(first, undefined).where || table.place(first).file}`,
        hint: 'Ids are parts of addresses: each row needs its own.',
      })
    }
  }
  return { ...named, table, maker, rows, faults }
}

function missingColumns(named: Named, table: Table, maker: EntryMaker): DataFault[] {
  if (table.size === 0 && table.columns.length === 0) return []
  const names = table.columns.filter((name) => name !== '')
  const has = (column: string) => names.includes(column) || names.includes(column.split('.')[0]!)
  return [...maker.columns].flatMap(([column, keyPath]): DataFault[] =>
    has(column)
      ? []
      : [
          {
            code: 'E_SOURCE_COLUMN',
            place: indexPlace(named, keyPath),
            message: `the data has no column "${column}"`,
            hint: didYouMean(column, names) ?? `Its columns: ${names.slice(0, 30).join(', ')}. Write {{ and }} for braces.`,
          },
        ],
  )
}

function idFault(id: unknown, { name }: Named, column: string | undefined): CellFault | undefined {
  if (id === undefined || id === '')
    return { column, message: 'this row has no id', hint: 'Fill the cell: the id is part of the address of the entry.' }
  const text = String(id)
  if (text === 'index')
    return { column, message: `an entry cannot have the id "index"`, hint: `collections/${name}/index.json describes the collection.` }
  if (AddressWords.safeParse(text).success) return undefined
  const meant = slug(text)
  const hint =
    meant === '' ? 'Use lower-case words joined by hyphens.' : `Write ${meant}, or set "id": { "from": …, "as": "slug" } in the source.`
  return { column, message: `"${text.slice(0, 60)}" cannot be part of an address`, hint }
}

let latest: { text: string; places: ReturnType<typeof jsonPlaces> } | undefined

/** The places in an index; a wrong template has a problem for each row. */
function placesOf(text: string): ReturnType<typeof jsonPlaces> {
  if (latest?.text !== text) latest = { text, places: jsonPlaces(text, true) }
  return latest.places
}

function indexPlace({ index, indexText }: Pick<Named, 'index' | 'indexText'>, keyPath: KeyPath, onKey = false): CellPlace {
  const { lines, place } = placesOf(indexText)
  const range = place(keyPath, onKey)
  const first = Math.max(1, range.line - 2)
  return { file: index, ...range, where: '', excerpt: { first, lines: lines.slice(first - 1, range.line + 2) } }
}

function problemOf({ code, place: { where, ...range }, message, hint = adviceOf(code) }: DataFault, path = ''): Problem {
  return { code, severity: ruleOf(code).severity, ...range, path, message: where === '' ? message : `${message} (${where})`, hint }
}

function sourcedOf(
  all: readonly SourcedCollection[],
  collections: ReadonlyMap<string, SourcedCollection>,
  failures: readonly DataFault[],
  written: ReadonlySet<string>,
): Sourced {
  const twice: DataFault[] = []
  const of = (file: string) => {
    const name = file.split('/')[1]
    const collection = name === undefined || !file.startsWith('collections/') ? undefined : collections.get(name)
    const row = written.has(file) ? undefined : collection?.rows.get(file)
    return collection && row !== undefined ? { collection, row, cells: (column: string) => collection.table.cell(row, column) } : undefined
  }
  const files = all.flatMap(({ rows, table, maker }) =>
    [...rows].flatMap(([file, row]) => {
      if (!written.has(file)) return [file]
      twice.push({
        code: 'E_SOURCE_ROW',
        place: table.place(row, maker.idColumn),
        message: `the entry is also written in ${file}`,
        hint: 'Remove the row or the file.',
      })
      return []
    }),
  )
  const faults = [...failures, ...all.flatMap((collection) => collection.faults), ...twice]
  const hashes = new WeakMap<SourcedCollection, Map<number, string>>()
  const named = (text: string) =>
    text.replace(/collections\/[^/\s"]+\/[^/\s"]+\.json/g, (file) => {
      const found = of(file)
      if (!found) return file
      const { file: data, where } = found.collection.table.place(found.row)
      return where === '' ? data : `${where} of ${data}`
    })

  return {
    collections,
    files,
    hashOf(file) {
      const found = of(file)
      if (!found) return undefined
      const { collection, row, cells } = found
      let known = hashes.get(collection)
      if (!known) hashes.set(collection, (known = new Map()))
      let hash = known.get(row)
      if (hash === undefined)
        known.set(row, (hash = valueHash([...collection.maker.columns.keys()].map((column) => cells(column) ?? null))))
      return hash
    },
    textOf(file) {
      const found = of(file)
      return found && JSON.stringify(found.collection.maker.entryOf(found.cells, []))
    },
    originOf(file) {
      const found = of(file)
      return found?.collection.table.place(found.row)
    },
    problems: faults.map((fault) => problemOf(fault)),
    agedAt: (at) => all.flatMap((collection) => agedProblem(collection, at) ?? []),
    ages: all.flatMap(({ age }) => age ?? []),
    isPartial: faults.length > 0,
    atSources: (problems) => (files.length === 0 ? problems : oncePerCell(problems, problems.map(atSource))),
  }

  function atSource(problem: Problem): Problem {
    const found = of(problem.file)
    const message = named(problem.message)
    const hint = problem.hint === undefined ? undefined : named(problem.hint)
    if (!found) return { ...problem, message, hint }
    const { collection, row, cells } = found
    const keyPath = problem.path === '' ? [] : problem.path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    const template = collection.maker.templateAt(cells, keyPath)
    // The name of a field is written in the template only.
    const isKey = problem.code === 'E_UNKNOWN_KEY'
    const [column] = isKey ? [] : template.columns
    const { where, ...place } =
      column === undefined && keyPath.length > 0 ? indexPlace(collection, template.keyPath, isKey) : collection.table.place(row, column)
    const { fix: _fix, excerpt: _excerpt, ...rest } = problem
    return { ...rest, ...place, path: column ?? '', message: where === '' ? message : `${message} (${where})`, hint }
  }
}

/** What is wrong with the age of a collection’s data at a moment. */
function agedProblem(collection: SourcedCollection, at: number): Problem | undefined {
  const { age, source } = collection
  if (!age) return undefined
  const place = () => indexPlace(collection, ['source', nameOf(source)])
  const failed = age.failed && `, and could not be fetched again on ${age.failed.at.slice(0, 10)}: ${age.failed.why}`
  const [day, last] = [age.at.slice(0, 10), lastDayOf(age)]
  if (new Date(at).toISOString().slice(0, 10) > last)
    return problemOf({
      code: 'E_SOURCE_OLD',
      place: place(),
      message: `the data was fetched on ${day}, which is more than ${age.maxAge} ${age.maxAge === 1 ? 'day' : 'days'} ago${failed ?? ''}`,
    })
  if (failed === undefined) return undefined
  return problemOf({ code: 'E_SOURCE_KEPT', place: place(), message: `the data is from ${day}${failed}. It is used until ${last}` })
}

/** The problems in other places than before, without repeated ones of a rule at a cell, which several fields may use. */
function oncePerCell(before: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter((problem, index) => {
    if (problem.file === before[index]!.file) return true
    const { code, file, line, column } = problem
    const key = `${code} ${file}:${line}:${column}`
    return !seen.has(key) && seen.add(key)
  })
}
