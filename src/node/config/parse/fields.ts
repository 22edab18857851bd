import type { z } from 'zod'
import type { CheckedPart, LinkPart, PicturePart } from '#src/site/checks/fieldParts.ts'
import { isCrop } from '#src/site/pictures/crop.ts'
import type { KeyPath } from '#src/site/site.ts'
import { kindOf, literalsOf, schemaParts } from './schemaParts.ts'

/** Called for every reference and Markdown field, with the `kind` in its schema. An entry is named with its collection: `rooms/hall`. */
export type FieldVisitor = (kind: FieldKind, value: string, keyPath: KeyPath) => void

/** Called for links with text, pictures and dates of fact checks. */
export type PartVisitor = {
  link(part: LinkPart): void
  picture(part: PicturePart): void
  checked(part: CheckedPart): void
  /** Interface texts that differ from the defaults in the schema, which contain values in braces. */
  template(part: { words: string; initial: string; keyPath: KeyPath }): void
}

/** The kinds of fields with references or Markdown. */
const fieldKinds = ['href', 'webAddress', 'asset', 'icon', 'markdown', 'markdownFile', 'collection', 'entry', 'fragment'] as const
type FieldKind = (typeof fieldKinds)[number]

/**
 * Walks a parsed value along its schema and visits what the marks of the schema name: string fields with references or Markdown, and
 * objects that are a link with text, a picture or a checked fact. `keyPath` is the place of the value.
 */
export function visitFields(schema: z.ZodType, value: unknown, visit: FieldVisitor, visitParts?: PartVisitor, keyPath: KeyPath = []): void {
  walk(planOf(schema), value, { visit, visitParts }, [...keyPath])
}

/** Plan for visiting a schema, computed once: its own kind, and the parts that contain marked fields. */
type Plan = { kind: FieldKind | undefined; collection: string | undefined; template: string | undefined; parts: Parts }
type Parts =
  | { in: 'nothing' }
  | { in: 'object'; fields: [key: string, plan: Plan][]; marks: Marks | undefined }
  | { in: 'array'; item: Plan }
  | { in: 'record'; value: Plan }
  | { in: 'tagged union'; tag: string; options: Map<unknown, Plan> }
  | { in: 'union'; options: { schema: z.ZodType; plan: Plan }[] }
  | { in: 'wrapper'; inner: Plan }
  | { in: 'the making' }

/**
 * Kinds of fields that describe their object, and the keys that have them. An object with `linkWords` and an `href` (or a `webAddress`,
 * which is never a page of the site) is a link, one with `alt` is a picture, one with `checkedDay` a fact; `opens` marks links to the
 * booking dialog.
 */
const markKinds = [
  'href',
  'webAddress',
  'linkWords',
  'asset',
  'alt',
  'decorative',
  'width',
  'height',
  'crop',
  'checkedDay',
  'opens',
] as const
type Marks = { [Kind in (typeof markKinds)[number]]?: string }

type Visitors = { visit: FieldVisitor; visitParts: PartVisitor | undefined }
type Fields = Record<string | number, unknown>

/** The path is one list that is mutated during the walk; visitors get a copy. */
function walk({ kind, collection, template, parts }: Plan, value: unknown, visitors: Visitors, path: KeyPath): void {
  if (value === undefined || value === null) return
  if (template !== undefined && typeof value === 'string' && value !== template)
    visitors.visitParts?.template({ words: value, initial: template, keyPath: [...path] })
  if (kind !== undefined && typeof value === 'string') {
    visitors.visit(kind, kind === 'entry' ? `${collection}/${value}` : value, [...path])
  } else if (parts.in === 'object') {
    const fields = value as Fields
    if (parts.marks && visitors.visitParts) visitObject(parts.marks, fields, visitors.visitParts, path)
    for (const [key, plan] of parts.fields) if (Object.hasOwn(fields, key)) step(plan, key, fields, visitors, path)
  } else if (parts.in === 'array') {
    for (let index = 0; index < (value as unknown[]).length; index++) step(parts.item, index, value as Fields, visitors, path)
  } else if (parts.in === 'record') {
    for (const key of Object.keys(value as Fields)) step(parts.value, key, value as Fields, visitors, path)
  } else if (parts.in === 'tagged union') {
    const option = parts.options.get((value as Fields)[parts.tag])
    if (option) walk(option, value, visitors, path)
  } else if (parts.in === 'union') {
    const option = parts.options.find(({ schema }) => schema.safeParse(value).success)
    if (option) walk(option.plan, value, visitors, path)
  } else if (parts.in === 'wrapper') {
    walk(parts.inner, value, visitors, path)
  }
}

function step(plan: Plan, key: string | number, parent: Fields, visitors: Visitors, path: KeyPath): void {
  path.push(key)
  walk(plan, parent[key], visitors, path)
  path.pop()
}

function visitObject(marks: Marks, fields: Fields, { link, picture, checked }: PartVisitor, path: KeyPath): void {
  const at = (key: string | undefined) => (key === undefined ? undefined : fields[key])
  const words = at(marks.linkWords)
  const href = at(marks.href ?? marks.webAddress)
  if (typeof words === 'string' && typeof href === 'string')
    link({ words, href, keyPath: [...path, marks.linkWords!], ...(at(marks.opens) === 'booking' && { opens: [...path, marks.opens!] }) })
  const alt = at(marks.alt)
  if (typeof alt === 'string') {
    const [src, width, height, crop] = [at(marks.asset), at(marks.width), at(marks.height), at(marks.crop)]
    picture({
      alt,
      decorative: at(marks.decorative) === true,
      src: typeof src === 'string' ? src : undefined,
      size: typeof width === 'number' && typeof height === 'number' ? { width, height, keyPath: [...path, marks.width!] } : undefined,
      ...(isCrop(crop) && { crop: { part: crop, files: Object.values(fields).filter(isAssetPath), keyPath: [...path, marks.crop!] } }),
      keyPath: [...path, marks.alt!],
    })
  }
  const day = at(marks.checkedDay)
  if (typeof day === 'string') checked({ day, keyPath: [...path, marks.checkedDay!] })
}

function isAssetPath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/assets/')
}

const plans = new WeakMap<z.ZodType, Plan>()

function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema)
  if (known) return known
  const { kind, collection } = (schema.meta() ?? {}) as { kind?: unknown; collection?: string }
  const plan: Plan = {
    kind: fieldKinds.find((name) => name === kind),
    collection,
    template: templateOf(schema),
    parts: { in: 'the making' },
  }
  // Set before its parts, because a schema may contain itself.
  plans.set(schema, plan)
  plan.parts = partsOf(schema)
  return plan
}

function partsOf(schema: z.ZodType): Parts {
  const { shape, element, valueType, options, discriminator: tag, innerType } = schemaParts(schema)
  if (shape) {
    const fields = Object.entries(shape)
      .map(([key, field]): [string, Plan] => [key, planOf(field)])
      .filter(([, plan]) => isWorthAVisit(plan))
    const marks = marksOf(shape)
    if (fields.length > 0 || marks) return { in: 'object', fields, marks }
  } else if (element) {
    const item = planOf(element)
    if (isWorthAVisit(item)) return { in: 'array', item }
  } else if (valueType) {
    const inner = planOf(valueType)
    if (isWorthAVisit(inner)) return { in: 'record', value: inner }
  } else if (options) {
    const plans = options.map((option) => ({ schema: option, plan: planOf(option) }))
    if (!plans.some(({ plan }) => isWorthAVisit(plan))) return { in: 'nothing' }
    if (tag === undefined) return { in: 'union', options: plans }
    const byTag = plans.flatMap(({ schema: option, plan }) =>
      [...literalsOf(option, tag)].map((literal): [unknown, Plan] => [literal, plan]),
    )
    return { in: 'tagged union', tag, options: new Map(byTag) }
  } else if (innerType) {
    const inner = planOf(innerType)
    if (isWorthAVisit(inner)) return { in: 'wrapper', inner }
  }
  return { in: 'nothing' }
}

/** The marks of an object that is a link, a picture or a fact. */
function marksOf(shape: Record<string, z.ZodType>): Marks | undefined {
  const marks: Marks = {}
  for (const [key, field] of Object.entries(shape)) {
    const kind = markKinds.find((name) => name === kindOf(field))
    if (kind) marks[kind] ??= key
  }
  const isLink = marks.linkWords !== undefined && (marks.href ?? marks.webAddress) !== undefined
  return isLink || marks.alt !== undefined || marks.checkedDay !== undefined ? marks : undefined
}

/** The default text of a field, if it contains values in braces. */
function templateOf(schema: z.ZodType): string | undefined {
  const { defaultValue } = schema.def as { defaultValue?: unknown }
  return typeof defaultValue === 'string' && /\{\w+\}/.test(defaultValue) ? defaultValue : undefined
}

function isWorthAVisit({ kind, template, parts }: Plan): boolean {
  return kind !== undefined || template !== undefined || parts.in !== 'nothing'
}
