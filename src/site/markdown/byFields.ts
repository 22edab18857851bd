import type { Blocks, MarkdownTools, MarkdownWriter } from './MarkdownWriter.ts'

/** What a field of a section type shows: a plain text, the HTML of Markdown, a link with its label, a picture, or several of them. */
export type Shown = 'text' | 'html' | 'link' | 'photo' | { each: Shown } | { fields: ShownFields } | { anyOf: Shown[] }
/** The fields that show something, by name, in the order of the schema. */
export type ShownFields = { [name: string]: Shown }

type Values = Readonly<Record<string, unknown>>

/** The names of fields that are the heading of their group; the first one is. */
const NAMES = ['title', 'name', 'label', 'question', 'term']

/**
 * The writer of a section type that has none of its own: its texts, links and pictures in the order of its fields. Choices, numbers and
 * switches are left out.
 */
export function byFields(fields: ShownFields): MarkdownWriter<object> {
  return (section, md) => {
    const values = section as Values
    const { eyebrow, title, lead } = values as Parameters<MarkdownTools['opening']>[0]
    const rest = title ? without(fields, ['eyebrow', 'title', 'lead']) : fields
    return [md.opening({ eyebrow, title, lead }), ...groupBlocks(values, rest, md)]
  }
}

function groupBlocks(values: Values, fields: ShownFields, md: MarkdownTools): Blocks {
  return Object.entries(fields).flatMap(([name, shown]) => blocksOf(values[name], shown, md))
}

function blocksOf(value: unknown, shown: Shown, md: MarkdownTools): Blocks {
  if (value === undefined || value === null) return []
  if (shown === 'text') return typeof value === 'string' ? [md.paragraph(value)] : []
  if (shown === 'html') return typeof value === 'string' ? [md.html(value)] : []
  if (shown === 'link') return [md.actions([value as { label: string; href: string }])]
  if (shown === 'photo') return [md.photo(value as { src: string; alt: string })]
  if ('anyOf' in shown) return shown.anyOf.filter((one) => fits(value, one)).flatMap((one) => blocksOf(value, one, md))
  if ('each' in shown) return listBlocks(value as unknown[], shown.each, md)
  const group = value as Values
  const name = NAMES.find((key) => shown.fields[key] === 'text' && group[key])
  if (name === undefined) return groupBlocks(group, shown.fields, md)
  return [md.heading(3, String(group[name])), ...groupBlocks(group, without(shown.fields, [name]), md)]
}

function listBlocks(items: readonly unknown[], shown: Shown, md: MarkdownTools): Blocks {
  if (shown === 'text') return [md.list(items.map((item) => md.text(String(item))))]
  if (shown === 'link') return [md.actions(items as { label: string; href: string }[])]
  return items.flatMap((item) => blocksOf(item, shown, md))
}

/** Whether a value has the shape of one of several alternatives. */
function fits(value: unknown, shown: Shown): boolean {
  if (typeof shown === 'string') return typeof value === (shown === 'link' || shown === 'photo' ? 'object' : 'string')
  if ('each' in shown) return Array.isArray(value)
  return typeof value === 'object' && !Array.isArray(value)
}

function without(fields: ShownFields, names: readonly string[]): ShownFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
