import type { z } from 'zod'
import type { KeyPath } from '#src/site/site.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { literalsOf, schemaParts } from './schemaParts.ts'

/** The schemas that may apply at a key path of this value. */
export function schemasAt(schema: z.ZodType, value: unknown, keyPath: KeyPath): z.ZodType[] {
  const { shape, element, valueType, options, discriminator, innerType } = schemaParts(schema)
  if (innerType) return schemasAt(innerType, value, keyPath)
  if (options) {
    const tag = discriminator && (value as Record<string, unknown> | undefined)?.[discriminator]
    const fitting = tag === undefined ? options : options.filter((option) => literalsOf(option, discriminator!).has(tag))
    return fitting.flatMap((option) => schemasAt(option, value, keyPath))
  }
  const [key, ...rest] = keyPath
  if (key === undefined) return [schema]
  const inner = valueAt(value, [key])
  if (shape?.[key]) return schemasAt(shape[key], inner, rest)
  const item = element ?? valueType
  if (item) return schemasAt(item, inner, rest)
  return []
}

/** The allowed fields of an object at a key path of this value. */
export function knownKeys(schema: z.ZodType, value: unknown, keyPath: KeyPath): string[] {
  return [...new Set(schemasAt(schema, value, keyPath).flatMap((found) => Object.keys(schemaParts(found).shape ?? {})))]
}
