import type { z } from 'zod'
import { canonicalPath } from '#src/site/pages/canonicalPath.ts'
import { kindOf } from './schemaParts.ts'

/** Canonical spellings of fields of a kind, from a written value. */
const spellings: Record<string, (written: string) => string> = {
  href: (written) => {
    // A link that starts with two slashes leads to another site.
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

/** The canonical spelling of a refused link, asset or icon: lower case, no trailing slash. Undefined if that is refused, too. */
export function canonicalSpelling(schema: z.ZodType, written: unknown): string | undefined {
  const kind = kindOf(schema)
  const spell = kind !== undefined && Object.hasOwn(spellings, kind) ? spellings[kind] : undefined
  if (!spell || typeof written !== 'string') return undefined
  const plain = spell(written)
  return plain !== written && schema.safeParse(plain).success ? plain : undefined
}
