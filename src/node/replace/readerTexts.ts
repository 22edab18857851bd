import type { z } from 'zod'
import { text } from '#schemas/atoms.ts'
import { literalsOf, schemaParts } from '#src/node/config/parse/schemaParts.ts'
import type { KeyPath } from '#src/site/site.ts'

/**
 * A text that visitors read, and its place: plain words, Markdown, or the name of a Markdown file. `schema` is that of the text, `about`
 * the description of its field.
 */
export type ReaderText = {
  kind: 'plain' | 'markdown' | 'markdownFile'
  value: string
  keyPath: KeyPath
  schema: z.ZodType
  about: string | undefined
}

/**
 * The texts of a value that visitors read: not addresses, names of files, keys and choices. Only those that are `wanted`, and all names of
 * Markdown files.
 */
export function readerTexts(schema: z.ZodType, value: unknown, wanted: (text: string) => boolean = () => true): ReaderText[] {
  const found: ReaderText[] = []
  const path: KeyPath = []
  const collect = (part: z.ZodType, inner: unknown, around?: string) => {
    if (inner === undefined || inner === null) return
    const { shape, element, valueType, options, discriminator, innerType } = schemaParts(part)
    const kind = typeof inner === 'string' ? kindOf(part) : undefined
    const about = kind || innerType ? (around ?? part.meta()?.description) : undefined
    if (kind) {
      if (kind === 'markdownFile' || wanted(inner as string))
        found.push({ kind, value: inner as string, keyPath: [...path], schema: part, about })
    } else if (innerType) collect(innerType, inner, about)
    else if (options) {
      const option = options.find((one) =>
        discriminator === undefined
          ? one.safeParse(inner).success
          : literalsOf(one, discriminator).has((inner as Record<string, unknown>)[discriminator]),
      )
      if (option) collect(option, inner, around)
    } else if (Array.isArray(inner)) {
      if (element) for (let index = 0; index < inner.length; index++) step(element, index, inner[index])
    } else if (typeof inner === 'object' && (shape ?? valueType)) {
      for (const key of Object.keys(inner)) {
        const next = shape ? shape[key] : valueType
        if (next) step(next, key, (inner as Record<string, unknown>)[key])
      }
    }
  }
  const step = (part: z.ZodType, key: string | number, inner: unknown) => {
    path.push(key)
    collect(part, inner)
    path.pop()
  }
  collect(schema, value)
  return found
}

const kinds = new WeakMap<z.ZodType, ReaderText['kind'] | null>()

function kindOf(schema: z.ZodType): ReaderText['kind'] | undefined {
  const known = kinds.get(schema) ?? (kinds.has(schema) ? null : madeKind(schema))
  kinds.set(schema, known)
  return known ?? undefined
}

function madeKind(schema: z.ZodType): ReaderText['kind'] | null {
  const kind = schema.meta()?.['kind']
  if (kind === 'markdown' || kind === 'markdownFile') return kind
  return patternsOf(schema).some((pattern) => OF_WORDS.has(pattern)) ? 'plain' : null
}

/** The pattern that all texts for visitors share, whatever else they require. */
const OF_WORDS = new Set(patternsOf(text(1)))

function patternsOf(schema: z.ZodType): string[] {
  const { checks = [] } = schema.def as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }
  return checks.flatMap(({ _zod: { def } }) => (def.pattern ? [def.pattern.source] : []))
}
