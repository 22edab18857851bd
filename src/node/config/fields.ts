import type { z } from 'zod'
import type { KeyPath } from '#src/site/site.ts'

/** Called for every field whose schema says a `kind` in its metadata. */
export type FieldVisitor = (kind: string, value: string, keyPath: KeyPath) => void

/** Walks a parsed value along its schema and visits every string field of a marked kind: links, assets, icons, Markdown. */
export function visitFields(schema: z.ZodType, value: unknown, visit: FieldVisitor, keyPath: KeyPath = []): void {
  walk(planOf(schema), value, visit, [...keyPath])
}

/** What there is to visit below a schema, worked out once: its own kind, and the parts that hold marked fields. */
type Plan = { kind: string | undefined; parts: Parts }
type Parts =
  | { in: 'nothing' }
  | { in: 'object'; fields: [key: string, plan: Plan][] }
  | { in: 'array'; item: Plan }
  | { in: 'tagged union'; tag: string; options: Map<unknown, Plan> }
  | { in: 'union'; options: { schema: z.ZodType; plan: Plan }[] }
  | { in: 'wrapper'; inner: Plan }
  | { in: 'the making' }

/** The path is one list that grows and shrinks on the way; visitors get a copy. */
function walk({ kind, parts }: Plan, value: unknown, visit: FieldVisitor, path: KeyPath): void {
  if (value === undefined || value === null) return
  if (kind !== undefined && typeof value === 'string') {
    visit(kind, value, [...path])
  } else if (parts.in === 'object') {
    for (const [key, plan] of parts.fields) {
      if (Object.hasOwn(value, key)) step(plan, key, value as Record<string, unknown>, visit, path)
    }
  } else if (parts.in === 'array') {
    for (let index = 0; index < (value as unknown[]).length; index++) step(parts.item, index, value as unknown[], visit, path)
  } else if (parts.in === 'tagged union') {
    const option = parts.options.get((value as Record<string, unknown>)[parts.tag])
    if (option) walk(option, value, visit, path)
  } else if (parts.in === 'union') {
    const option = parts.options.find(({ schema }) => schema.safeParse(value).success)
    if (option) walk(option.plan, value, visit, path)
  } else if (parts.in === 'wrapper') {
    walk(parts.inner, value, visit, path)
  }
}

function step(
  plan: Plan,
  key: string | number,
  parent: Record<string | number, unknown> | unknown[],
  visit: FieldVisitor,
  path: KeyPath,
): void {
  path.push(key)
  walk(plan, (parent as Record<string | number, unknown>)[key], visit, path)
  path.pop()
}

type Def =
  | { type: 'object'; shape: Record<string, z.ZodType> }
  | { type: 'array'; element: z.ZodType }
  | { type: 'union'; options: z.ZodType[]; discriminator?: string }
  | { type: 'other'; innerType?: z.ZodType }
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def

const plans = new WeakMap<z.ZodType, Plan>()

function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema)
  if (known) return known
  const kind = schema.meta()?.['kind']
  const plan: Plan = { kind: typeof kind === 'string' ? kind : undefined, parts: { in: 'the making' } }
  // Known before its parts are, as a schema may hold itself.
  plans.set(schema, plan)
  plan.parts = partsOf(defOf(schema))
  return plan
}

function partsOf(def: Def): Parts {
  if (def.type === 'object') {
    const fields = Object.entries(def.shape)
      .map(([key, schema]): [string, Plan] => [key, planOf(schema)])
      .filter(([, plan]) => isWorthAVisit(plan))
    if (fields.length > 0) return { in: 'object', fields }
  } else if (def.type === 'array') {
    const item = planOf(def.element)
    if (isWorthAVisit(item)) return { in: 'array', item }
  } else if (def.type === 'union') {
    const options = def.options.map((schema) => ({ schema, plan: planOf(schema) }))
    const { discriminator: tag } = def
    if (!options.some(({ plan }) => isWorthAVisit(plan))) return { in: 'nothing' }
    if (tag === undefined) return { in: 'union', options }
    return {
      in: 'tagged union',
      tag,
      options: new Map(options.flatMap(({ schema, plan }) => literalsOf(schema, tag).map((literal): [unknown, Plan] => [literal, plan]))),
    }
  } else if ('innerType' in def && def.innerType) {
    const inner = planOf(def.innerType)
    if (isWorthAVisit(inner)) return { in: 'wrapper', inner }
  }
  return { in: 'nothing' }
}

function isWorthAVisit({ kind, parts }: Plan): boolean {
  return kind !== undefined || parts.in !== 'nothing'
}

/** The values of the tag that choose an option. */
function literalsOf(option: z.ZodType, tag: string): unknown[] {
  const { shape } = defOf(option) as { shape: Record<string, z.ZodType> }
  return [...(shape[tag] as unknown as { _zod: { values: Set<unknown> } })._zod.values]
}
