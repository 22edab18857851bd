import { type FieldDoc, type FieldGroup, listed } from './fieldDocs.ts'
import type { ShapeName } from './shapes.ts'

/** The link to the documentation of a shape; undefined if there is none. */
export type ShapeLinks = (shape: ShapeName) => string | undefined

type Row = { path: string; doc: FieldDoc; kinds: string }

/** A Markdown table of fields, those of inner objects with their path: `items[].title`. `linkOf` returns the links to shapes. */
export function fieldTable(fields: readonly FieldDoc[], linkOf: ShapeLinks): string {
  return tableOf(ofOneObject('', fields), linkOf)
}

/** The same for a value that is one of several objects, such as a picture. */
export function choiceTable(doc: FieldDoc, linkOf: ShapeLinks): string {
  return tableOf(fieldsBelow('', doc.inner), linkOf)
}

function tableOf(rows: readonly Row[], linkOf: ShapeLinks): string {
  return ['| field | value | default | meaning |', '|---|---|---|---|', ...rows.map((row) => rowText(row, linkOf))].join('\n')
}

function rowsOf(prefix: string, doc: FieldDoc, kinds = ''): Row[] {
  const path = `${prefix}${doc.name}`
  const own = { path, doc, kinds }
  return doc.shape ? [own] : [own, ...fieldsBelow(path, doc.inner)]
}

/**
 * The fields of the possible objects at a path. A field that distinguishes several kinds of objects comes first, with a description of each
 * kind. A field of all kinds is listed once; any other names the kinds that have it.
 */
function fieldsBelow(path: string, groups: readonly FieldGroup[]): Row[] {
  const isList = groups.some((group) => group.isList)
  const prefix = path === '' ? '' : `${path}${isList ? '[]' : ''}.`
  const tags = groups.flatMap(({ tag }) => tag ?? [])
  if (groups.length < 2 || tags.length < groups.length) return eachOnce(groups.flatMap(({ fields }) => ofOneObject(prefix, fields)))
  const tagRow: Row = { path: `${prefix}${tags[0]!.name}`, doc: tagDoc(tags), kinds: '' }
  const alike = new Map<string, { field: FieldDoc; kinds: string[] }>()
  for (const { tag, fields } of groups)
    for (const field of fields.filter(({ name }) => name !== tag!.name)) {
      const key = JSON.stringify(field)
      const known = alike.get(key) ?? { field, kinds: [] }
      alike.set(key, known)
      known.kinds.push(tag!.value)
    }
  const rows = [...alike.values()].sort((a, b) => b.kinds.length - a.kinds.length)
  return [
    tagRow,
    ...rows.flatMap(({ field, kinds }) =>
      rowsOf(
        prefix,
        field,
        kindsIn(
          kinds,
          tags.map(({ value }) => value),
          tags[0]!.name,
        ),
      ),
    ),
  ]
}

/**
 * The fields of an object. Inner fields that many of them share, such as the words of each check, are listed once, as
 * `checks.<name>.label`.
 */
function ofOneObject(prefix: string, fields: readonly FieldDoc[]): Row[] {
  const held = ({ inner, shape }: FieldDoc) =>
    shape || inner.length === 0 ? undefined : JSON.stringify(inner.map((group) => group.fields))
  return fields.flatMap((field) => {
    const alike = fields.filter((other) => held(field) !== undefined && held(other) === held(field))
    if (alike.length < 5) return rowsOf(prefix, field)
    const own = { path: `${prefix}${field.name}`, doc: field, kinds: '' }
    return field === alike.at(-1) ? [own, ...fieldsBelow(`${prefix}<name>`, field.inner)] : [own]
  })
}

/** Rows without repetitions: objects of different kinds share fields. */
function eachOnce(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

function tagDoc(tags: readonly NonNullable<FieldGroup['tag']>[]): FieldDoc {
  return {
    name: tags[0]!.name,
    type: 'choice',
    need: 'required',
    about: tags.map(({ value, about }) => `${code(value)}: ${about}`).join(' '),
    allowed: tags.map(({ value }) => value),
    limits: [],
    inner: [],
  }
}

function kindsIn(kinds: readonly string[], all: readonly string[], tag: string): string {
  if (kinds.length === all.length) return ''
  const others = all.filter((kind) => !kinds.includes(kind))
  return others.length < kinds.length && others.length <= 2
    ? `Not with the ${tag} ${listed(others.map(code))}.`
    : `With the ${tag} ${listed(kinds.map(code))}.`
}

function rowText({ path, doc, kinds }: Row, linkOf: ShapeLinks): string {
  const usual = doc.standard === undefined ? (doc.need === 'required' ? '**required**' : '–') : `\`${doc.standard}\``
  const about = [kinds, sentence(doc.about)].filter((part) => part !== '').join(' ')
  return `| \`${path}\` | ${valueText(doc, linkOf)} | ${cell(usual)} | ${cell(about)} |`
}

function valueText({ type, allowed, limits, shape }: FieldDoc, linkOf: ShapeLinks): string {
  const choices = listed(allowed.map(code))
  const words = type === 'choice' ? choices : [type, ...(choices === '' ? [] : [`each ${choices}`])].join(', ')
  const target = shape && linkOf(shape)
  const linked = target === undefined ? words : `[${type}](${target})`
  return cell([linked, ...limits.map(escaped)].join(', '))
}

/** A value, given as JSON, as code: strings without their quotation marks. */
function code(value: string): string {
  return `\`${String(JSON.parse(value))}\``
}

/** Text with escaped Markdown characters; words between backticks are code. */
export function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[*<[\]]/g, '\\$&')))
    .join('')
}

function sentence(text: string): string {
  const whole = text === '' || /[.!?:]$/.test(text) ? text : `${text}.`
  return escaped(whole)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
