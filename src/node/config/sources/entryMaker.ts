import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import type { MappedValue, Source } from '#schemas/source.ts'
import type { KeyPath } from '#src/site/site.ts'
import { isFields } from '#src/site/isFields.ts'
import { type Kind, convert } from './convert.ts'
import { columnsOf, filled, templateOf } from './template.ts'

/** The cells of a row, by column. */
export type Cells = (column: string) => unknown

/** A fault of a cell: its column, what is wrong, and what to do. */
export type CellFault = { column: string | undefined; message: string; hint: string }

/** Makes the entries of a source. */
export type EntryMaker = {
  /** The columns that it uses, each with the place of its first template in `index.json`. */
  columns: ReadonlyMap<string, KeyPath>
  /** The first column of the template of ids. */
  idColumn: string | undefined
  /** The id of a row; undefined if it has none. */
  idOf(cells: Cells, faults: CellFault[]): unknown
  /** The content of an entry, a page. */
  entryOf(cells: Cells, faults: CellFault[]): Record<string, unknown>
  /** The place of the template for a key path of an entry in `index.json`, and the first column there that the row has. */
  templateAt(cells: Cells, keyPath: KeyPath): { keyPath: KeyPath; columns: string[] }
}

type Tree = { [key: string]: unknown }
type Converted = Exclude<MappedValue, string>

/** Fields of a page that are lists, dates or numbers. */
const KINDS: Readonly<Record<string, Kind>> = {
  updated: 'date',
  published: 'date',
  order: 'number',
  topics: 'list',
  authors: 'list',
  tags: 'list',
}

/** The maker of a source’s entries; `fields` are those of its collection. */
export function entryMaker({ map, entry }: Pick<Source, 'map' | 'entry'>, fields: FieldTypes): EntryMaker {
  const { id, fields: mappedFields, ...mapped } = { ...map, name: map.name ?? map.title, summary: map.summary ?? map.description }
  const columns = new Map<string, KeyPath>()
  noteColumns(map, ['source', 'map'])
  noteColumns(entry, ['source', 'entry'])

  function noteColumns(value: unknown, keyPath: KeyPath): void {
    if (typeof value === 'string') for (const column of columnsOf(templateOf(value))) if (!columns.has(column)) columns.set(column, keyPath)
    if (isFields(value)) {
      const inner = isConverted(value) ? { from: value['from'] } : value
      for (const [key, one] of Object.entries(inner)) noteColumns(one, [...keyPath, key])
    }
    if (Array.isArray(value)) value.forEach((one, index) => noteColumns(one, [...keyPath, index]))
  }

  function valueOf(said: MappedValue | undefined, kind: Kind, cells: Cells, faults: CellFault[]): unknown {
    if (said === undefined) return undefined
    const settings: Partial<Converted> & { from: string } = typeof said === 'string' ? { from: said } : said
    const template = templateOf(settings.from)
    const { value, empty } = filled(template, cells)
    if (value === undefined) return settings.default
    const [column] = columnsOf(template)
    if (empty !== undefined) faults.push({ column: empty, ...emptyFault(empty) })
    const made = convert(value, settings.as ?? kind, settings)
    if ('value' in made) return made.value
    faults.push({ column, ...made })
    return undefined
  }

  /** The value of a field of the collection: each of its parts has a template of its own. */
  function fieldOf(said: unknown, type: FieldType | undefined, cells: Cells, faults: CellFault[]): unknown {
    if (typeof said === 'string' || isConverted(said)) return valueOf(said as MappedValue, kindOf(type), cells, faults)
    const parts = Object.entries(said as Record<string, MappedValue>).flatMap(([key, part]) => {
      const value = valueOf(part, type?.kind === 'period' ? 'date' : NUMBERS.has(key) ? 'number' : 'text', cells, faults)
      return value === undefined ? [] : [[key, value] as const]
    })
    return parts.length === 0 ? undefined : Object.fromEntries(parts)
  }

  return {
    columns,
    idColumn: columnsOf(templateOf(typeof id === 'string' ? id : id.from))[0],
    idOf: (cells, faults) => valueOf(id, 'text', cells, faults),
    entryOf(cells, faults) {
      const page: Tree = { ...(pageTexts(entry, cells, faults) as Tree) }
      for (const [key, said] of Object.entries(mapped)) {
        const value =
          key === 'cover' && said
            ? fieldOf(said, undefined, cells, faults)
            : valueOf(said as MappedValue, KINDS[key] ?? 'text', cells, faults)
        if (value !== undefined) page[key] = value
      }
      const values = Object.entries(mappedFields).flatMap(([name, said]) => {
        const value = fieldOf(said, fields[name], cells, faults)
        return value === undefined ? [] : [[name, value] as const]
      })
      if (values.length > 0) page['fields'] = Object.fromEntries(values)
      const { sections, ...others } = page
      return { ...others, sections }
    },
    templateAt(cells, keyPath) {
      const [first, ...rest] = keyPath
      const from = first === 'name' && !map.name ? 'title' : first === 'summary' && !map.summary ? 'description' : first
      const isMapped = typeof from === 'string' && Object.hasOwn(map, from)
      let place: KeyPath = isMapped ? ['source', 'map'] : ['source', 'entry']
      let value: unknown = isMapped ? map : entry
      for (const key of from === undefined ? [] : [from, ...rest]) {
        const index = value === entry.sections && typeof key === 'number' ? shownSections(cells)[key] : key
        const inner = isConverted(value) ? undefined : (Object(value) as Record<string | number, unknown>)[index ?? '']
        if (inner === undefined) break
        value = inner
        place = [...place, index!]
      }
      const template = typeof value === 'string' ? value : isConverted(value) ? value['from'] : undefined
      return { keyPath: place, columns: typeof template === 'string' ? columnsOf(templateOf(template)) : [] }
    },
  }

  /** The sections of an entry, by their positions in the template. */
  function shownSections(cells: Cells): number[] {
    return entry.sections.flatMap(({ ifGiven }, index) => (isGiven(ifGiven, cells) ? [index] : []))
  }

  /** A part of the template with the cells of a row; undefined if all its cells are empty. */
  function pageTexts(value: unknown, cells: Cells, faults: CellFault[]): unknown {
    if (typeof value === 'string') {
      const made = filled(templateOf(value), cells)
      if (made.empty !== undefined) faults.push({ column: made.empty, ...emptyFault(made.empty) })
      return typeof made.value === 'number' ? String(made.value) : made.value
    }
    if (Array.isArray(value)) {
      const shown = value === entry.sections ? shownSections(cells).map((index) => entry.sections[index]) : value
      return shown.flatMap((one) => pageTexts(one, cells, faults) ?? [])
    }
    if (!isFields(value)) return value
    const { ifGiven: _ifGiven, ...rest } = value
    return Object.fromEntries(
      Object.entries(rest).flatMap(([key, one]) => {
        const made = pageTexts(one, cells, faults)
        return made === undefined ? [] : [[key, made]]
      }),
    )
  }
}

function isGiven(template: string | undefined, cells: Cells): boolean {
  return template === undefined || filled(templateOf(template), cells).value !== undefined
}

function emptyFault(column: string): { message: string; hint: string } {
  return { message: 'this cell is empty, but part of a text', hint: `Fill it, or write {${column}?} in the template if it may be empty.` }
}

/** Parts of fields that are numbers. */
const NUMBERS = new Set(['latitude', 'longitude', 'width', 'height'])

function kindOf(type: FieldType | undefined): Kind {
  if (!type || type.kind === 'list') return 'value'
  if (type.kind === 'number' || type.kind === 'price') return 'number'
  if (type.kind === 'date') return 'date'
  if (type.kind === 'choices' || (type.kind === 'reference' && type.many)) return 'list'
  return ['picture', 'file', 'place', 'link', 'period'].includes(type.kind) ? 'value' : 'text'
}

/** Whether a value is a template with its conversion. */
function isConverted(value: unknown): value is Tree {
  return isFields(value) && typeof value['from'] === 'string' && Object.hasOwn(value, 'separator')
}
