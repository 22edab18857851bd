import type { z } from 'zod'
import { canonicalPath } from '#src/site/pages/canonicalPath.ts'
import { kindOf } from './schemaParts.ts'

/** The table: how fields of a kind are written when it is done right, from how somebody wrote one. */
const spellings: Record<string, (written: string) => string> = {
  href: (written) => {
    // A link that begins with two slashes leads to another site.
    const [, path, rest = ''] = /^(\/(?![/\\])[^?#]*)(.*)$/s.exec(written) ?? []
    return path === undefined ? written : `${canonicalPath(path)}${rest.toLowerCase()}`
  },
  asset: (written) =>
    written
      .toLowerCase()
      .replaceAll('\\', '/')
      .replace(/^(?:\.?\/)*assets\//, '/assets/'),
  icon: (written) =>
    written
      .trim()
      .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
      .replace(/[ _]+/g, '-')
      .toLowerCase(),
}

/**
 * A link, an asset or an icon that a field refuses, spelled as the field wants it: lower case, no slash at the end. Undefined when that
 * does not help either.
 */
export function canonicalSpelling(schema: z.ZodType, written: unknown): string | undefined {
  const kind = kindOf(schema)
  const spell = kind !== undefined && Object.hasOwn(spellings, kind) ? spellings[kind] : undefined
  if (!spell || typeof written !== 'string') return undefined
  const plain = spell(written)
  return plain !== written && schema.safeParse(plain).success ? plain : undefined
}
