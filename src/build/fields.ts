import type { z } from 'zod'
import type { At } from '#src/site/site.ts'

/** Called for every field whose schema says a `kind` in its metadata. */
export type FieldVisitor = (kind: string, value: string, at: At) => void

/** Walks a parsed value along its schema and visits every string field of a marked kind: links, assets, icons, Markdown. */
export function visitFields(schema: z.ZodType, value: unknown, visit: FieldVisitor, at: At = []): void {
  if (value === undefined || value === null) return
  const marked = schema.meta()?.['kind']
  if (typeof marked === 'string' && typeof value === 'string') {
    visit(marked, value, at)
    return
  }
  const { def } = (schema as unknown as Internals)._zod
  if (def.type === 'object') {
    const record = value as Record<string, unknown>
    for (const key of Object.keys(def.shape)) {
      if (Object.hasOwn(record, key)) visitFields(def.shape[key]!, record[key], visit, [...at, key])
    }
  } else if (def.type === 'array') {
    for (const [index, item] of (value as unknown[]).entries()) visitFields(def.element, item, visit, [...at, index])
  } else if (def.type === 'union') {
    const option = chooseOption(def, value)
    if (option) visitFields(option, value, visit, at)
  } else if ('innerType' in def && def.innerType) {
    visitFields(def.innerType, value, visit, at)
  }
}

type Def =
  | { type: 'object'; shape: Record<string, z.ZodType> }
  | { type: 'array'; element: z.ZodType }
  | { type: 'union'; options: z.ZodType[]; discriminator?: string }
  | { type: 'other'; innerType?: z.ZodType }
type Internals = { _zod: { def: Def } }

const optionsByTag = new WeakMap<z.ZodType[], Map<unknown, z.ZodType>>()

function chooseOption({ options, discriminator }: Extract<Def, { type: 'union' }>, value: unknown): z.ZodType | undefined {
  if (!discriminator) return options.find((option) => option.safeParse(value).success)
  let table = optionsByTag.get(options)
  if (!table) {
    table = new Map()
    for (const option of options) {
      const { shape } = (option as unknown as { _zod: { def: { shape: Record<string, z.ZodType> } } })._zod.def
      const tag = shape[discriminator] as unknown as { _zod: { values: Set<unknown> } }
      for (const literal of tag._zod.values) table.set(literal, option)
    }
    optionsByTag.set(options, table)
  }
  return table.get((value as Record<string, unknown>)[discriminator])
}
