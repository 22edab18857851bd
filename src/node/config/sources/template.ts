/** The parts of a template: texts, and cells by their columns. */
export type Template = readonly (string | { column: string; mayBeEmpty: boolean })[]

const PART = /\{\{|\}\}|\{([^{}]+)\}/g

const known = new Map<string, Template>()

/** Splits a template such as `{title}: {room?}`; `{{` and `}}` are braces. */
export function templateOf(text: string): Template {
  let made = known.get(text)
  if (!made) known.set(text, (made = split(text)))
  return made
}

function split(text: string): Template {
  const parts: (string | { column: string; mayBeEmpty: boolean })[] = []
  const add = (piece: string) => {
    const last = parts.at(-1)
    if (typeof last === 'string') parts[parts.length - 1] = last + piece
    else if (piece !== '') parts.push(piece)
  }
  let end = 0
  for (const { 0: found, 1: name, index } of text.matchAll(PART)) {
    add(text.slice(end, index))
    end = index + found.length
    if (name === undefined) add(found[0]!)
    else parts.push({ column: name.replace(/\?$/, '').trim(), mayBeEmpty: name.endsWith('?') })
  }
  add(text.slice(end))
  return parts
}

/** The columns of a template. */
export function columnsOf(template: Template): string[] {
  return template.flatMap((part) => (typeof part === 'string' ? [] : [part.column]))
}

/** A template with the cells of a row. The value of a single cell keeps its type; undefined if all its cells are empty. */
export function filled(template: Template, cell: (column: string) => unknown): { value: unknown; empty?: string } {
  const [first] = template
  if (template.length === 0) return { value: undefined }
  if (template.length === 1 && typeof first === 'object') return { value: given(cell(first.column)) }
  let isGiven = false
  let hasCells = false
  let empty: string | undefined
  const text = template.map((part) => {
    if (typeof part === 'string') return part
    hasCells = true
    const value = given(cell(part.column))
    if (value === undefined) {
      if (!part.mayBeEmpty) empty ??= part.column
      return ''
    }
    isGiven = true
    return textOf(value)
  })
  if (hasCells && !isGiven) return { value: undefined }
  return { value: text.join('').trim(), ...(empty !== undefined && { empty }) }
}

function given(value: unknown): unknown {
  return value === '' || value === null ? undefined : value instanceof Date ? value.toISOString() : value
}

/** The text of a value, such as that of a number. */
export function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
}
