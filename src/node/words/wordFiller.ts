import type { z } from 'zod'
import { Fragment } from '#schemas/fragment.ts'
import { sectionSchemas } from '#src/contract/sections.ts'
import type { KeyPath } from '#src/site/site.ts'
import { hasPacks } from './packFolders.ts'

/**
 * Returns the translation of an English text, or that of a field such as `form.submitLabel`; undefined if there is none. For a choice,
 * place and English text are the same: only its place is looked up.
 */
export type Say = (english: string, place: string) => string | undefined

/**
 * Fills in missing texts without changing the value itself. `english` receives the places that stay English, because there is no
 * translation or because the English text is written there; `at` is the value’s path, unchanged afterwards.
 */
export type WordFiller = (value: unknown, english: KeyPath[], at: KeyPath) => unknown

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  discriminator?: string
  innerType?: z.ZodType
  valueType?: z.ZodType
  defaultValue?: unknown
}

/** Texts with a default that are not interface texts. */
const NO_WORDS: ReadonlySet<string> = new Set(['site.language', 'site.forms', 'pricingPlans.currency'])

/**
 * The filler for files of one schema; undefined if it has no interface texts. The schemas alone define these fields and their English
 * defaults: every text with a default is an interface text. A company’s own section types are skipped, because they are already in its
 * language.
 */
export function wordFiller(schema: z.ZodType, place: string, say: Say): WordFiller | undefined {
  if (NO_WORDS.has(place)) return undefined
  const def = schema.def as unknown as Def
  switch (def.type) {
    case 'default':
    case 'prefault':
      return ofDefault(def, place, say)
    case 'optional':
    case 'nullable':
      return wordFiller(def.innerType!, place, say)
    case 'object':
      return ofObject(def.shape!, place, say)
    case 'array':
      return ofArray(wordFiller(def.element!, place, say))
    case 'union':
      return def.discriminator === undefined ? undefined : ofUnion(def.options!, def.discriminator, place, say)
    default:
      return undefined
  }
}

function ofDefault({ innerType, defaultValue }: Def, place: string, say: Say): WordFiller | undefined {
  if (typeof defaultValue === 'string') {
    if (isChoice(innerType!)) return ofChoice(place, say)
    if (!isWord(innerType!, defaultValue)) return undefined
    const said = say(defaultValue, place)
    // A single word may well be the same in the other language.
    const isTelling = said !== defaultValue && defaultValue.includes(' ')
    return (value, english, at) => {
      if (value === undefined ? said === undefined : isTelling && value === defaultValue) english.push([...at])
      return value === undefined ? said : value
    }
  }
  const inner = wordFiller(innerType!, place, say)
  const said = translated(innerType!, defaultValue, place, say)
  const isEmpty = typeof defaultValue === 'object' && defaultValue !== null && Object.keys(defaultValue).length === 0
  if (!inner && said.value === defaultValue && said.isWhole) return undefined
  return (value, english, at) => {
    if (value !== undefined) return inner ? inner(value, english, at) : value
    if (!said.isWhole) english.push([...at])
    if (!isEmpty) return said.value
    // Omitted if nothing is filled in, so that the default is created as usual.
    const made = inner?.(defaultValue, english, at)
    return made === defaultValue ? undefined : made
  }
}

/** A choice is not a text; a pack can set another default by its place alone, if that is usual in the language. */
function ofChoice(place: string, say: Say): WordFiller | undefined {
  const usual = say(place, place)
  return usual === undefined ? undefined : (value) => value ?? usual
}

/** The same default in the other language, and whether everything was translated. */
function translated(schema: z.ZodType, value: unknown, place: string, say: Say): { value: unknown; isWhole: boolean } {
  const def = schema.def as unknown as Def
  if (def.innerType) return translated(def.innerType, value, place, say)
  if (typeof value === 'string') {
    if (!isWord(schema, value)) return { value, isWhole: true }
    const said = say(value, place)
    return { value: said ?? value, isWhole: said !== undefined }
  }
  if (typeof value !== 'object' || value === null) return { value, isWhole: true }
  const schemaOf = (key: string) => def.shape?.[key] ?? def.items?.[Number(key)] ?? def.element ?? def.valueType
  const parts = Object.entries(value).map(([key, part]) => {
    const inner = schemaOf(key)
    const made = inner ? translated(inner, part, Array.isArray(value) ? place : `${place}.${key}`, say) : { value: part, isWhole: true }
    return { key, part, made }
  })
  const isWhole = parts.every(({ made }) => made.isWhole)
  if (parts.every(({ part, made }) => made.value === part)) return { value, isWhole }
  return {
    value: Array.isArray(value) ? parts.map(({ made }) => made.value) : Object.fromEntries(parts.map(({ key, made }) => [key, made.value])),
    isWhole,
  }
}

function isWord(schema: z.ZodType, value: string): boolean {
  return innermost(schema) === 'string' && value !== '' && schema.meta()?.['kind'] !== 'tone'
}

function isChoice(schema: z.ZodType): boolean {
  return innermost(schema) === 'enum'
}

/** The type of a schema, without optional and default wrappers. */
function innermost(schema: z.ZodType): string {
  let def = schema.def as unknown as Def
  while (def.innerType) def = def.innerType.def as unknown as Def
  return def.type
}

function ofObject(shape: Record<string, z.ZodType>, place: string, say: Say): WordFiller | undefined {
  const fillers = Object.entries(shape).flatMap(([key, schema]): [string, WordFiller][] => {
    const filler = wordFiller(schema, `${place}.${key}`, say)
    return filler ? [[key, filler]] : []
  })
  if (fillers.length === 0) return undefined
  return (value, english, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const fields = value as Record<string, unknown>
    let made: Record<string, unknown> | undefined
    for (const [key, filler] of fillers) {
      at.push(key)
      const filled = filler(fields[key], english, at)
      at.pop()
      if (filled === undefined || filled === fields[key]) continue
      made ??= { ...fields }
      made[key] = filled
    }
    return made ?? value
  }
}

function ofArray(filler: WordFiller | undefined): WordFiller | undefined {
  if (!filler) return undefined
  return (value, english, at) => {
    if (!Array.isArray(value)) return value
    let made: unknown[] | undefined
    for (const [index, item] of value.entries()) {
      at.push(index)
      const filled = filler(item, english, at)
      at.pop()
      if (filled !== item) (made ??= [...(value as unknown[])])[index] = filled
    }
    return made ?? value
  }
}

const builtIn: ReadonlySet<z.ZodType> = new Set<z.ZodType>([...sectionSchemas, Fragment])

function ofUnion(options: z.ZodType[], discriminator: string, place: string, say: Say): WordFiller | undefined {
  const isOfSections = discriminator === 'type'
  const fillers = new Map<unknown, WordFiller>()
  for (const option of options) {
    const [name] = ((option.def as unknown as Def).shape![discriminator]!.def as unknown as { values: unknown[] }).values
    if (isOfSections && !builtIn.has(option) && !hasPacks(String(name))) continue
    const filler = isOfSections ? ofSection(option, String(name), say) : wordFiller(option, place, say)
    if (filler) fillers.set(name, filler)
  }
  if (fillers.size === 0) return undefined
  return (value, english, at) => {
    const filler = typeof value === 'object' && value !== null ? fillers.get((value as Record<string, unknown>)[discriminator]) : undefined
    return filler ? filler(value, english, at) : value
  }
}

const ofSections = new WeakMap<Say, Map<z.ZodType, WordFiller | undefined>>()

/** Section types occur in pages, collections and fragments, with the same texts. */
function ofSection(schema: z.ZodType, name: string, say: Say): WordFiller | undefined {
  const known = ofSections.get(say) ?? new Map<z.ZodType, WordFiller | undefined>()
  ofSections.set(say, known)
  if (!known.has(schema)) known.set(schema, wordFiller(schema, name, say))
  return known.get(schema)
}
