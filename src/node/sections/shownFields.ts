import { z } from 'zod'
import { common } from '#schemas/section.ts'
import type { OwnSchema } from '#src/contract/sections.ts'
import type { Shown, ShownFields } from '#src/site/markdown/byFields.ts'

/** The parts of a JSON Schema that say what a field shows. */
type Part = {
  type?: string
  kind?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Part>
  items?: Part
  anyOf?: Part[]
  oneOf?: Part[]
}

/** Kinds of fields whose values visitors read; other kinds are addresses, names of icons and the like. */
const READ: ReadonlySet<string> = new Set(['linkWords', 'alt', 'checkedDay'])

/** What the fields of a section type show, from their schemas; without the fields that every section has. */
export function shownFields(schema: OwnSchema): ShownFields {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Part
  return fieldsIn(Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'type' && !(name in common))))
}

function fieldsIn(properties: Record<string, Part>): ShownFields {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => {
      const shown = shownBy(part)
      return shown === undefined ? [] : [[name, shown] as const]
    }),
  )
}

function shownBy({ type, kind, enum: choices, const: only, properties, items, anyOf, oneOf }: Part): Shown | undefined {
  if (kind === 'markdown') return 'html'
  const alternatives = anyOf ?? oneOf
  if (alternatives) {
    const shown = alternatives.map(shownBy).filter((one) => one !== undefined)
    return shown.length > 1 ? { anyOf: shown } : shown[0]
  }
  if (type === 'string') return choices || only !== undefined || (kind !== undefined && !READ.has(kind)) ? undefined : 'text'
  if (type === 'array') {
    const each = items && shownBy(items)
    return each && { each }
  }
  if (!properties) return undefined
  if ('label' in properties && properties['href']?.kind === 'href') return 'link'
  if ('alt' in properties && properties['src']?.kind === 'asset') return 'photo'
  const fields = fieldsIn(properties)
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
