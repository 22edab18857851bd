import type { At } from '#src/site/site.ts'

/** A link with words of its own, wherever it stands. `at` is the place of the words. */
export type LinkPart = { words: string; href: string; at: At }
/** A picture with its alternative text. `at` is the place of the object. */
export type PicturePart = {
  alt: string
  decorative: boolean
  src?: string | undefined
  width?: number | undefined
  height?: number | undefined
  at: At
}
/** A day on which somebody looked. */
export type CheckedPart = { day: string; at: At }

/** What checks look for inside a section, the header or the footer. */
export type Parts = { links: LinkPart[]; pictures: PicturePart[]; checked: CheckedPart[] }

/** The keys that hold the words of a link, in the order in which they are looked for. */
const WORDS = ['label', 'linkLabel', 'service'] as const

/**
 * Finds links, pictures and days in a parsed value by the names of fields, which are the same in all section types. One walk. `at` is the
 * place of the value, from where places are told.
 */
export function partsOf(value: unknown, at: At = []): Parts {
  const parts: Parts = { links: [], pictures: [], checked: [] }
  walk(value, [...at], parts)
  return parts
}

function walk(value: unknown, path: At, parts: Parts): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      path.push(index)
      walk(value[index], path, parts)
      path.pop()
    }
    return
  }
  const fields = value as Record<string, unknown>
  take(fields, path, parts)
  for (const key in fields) {
    const inner = fields[key]
    if (typeof inner !== 'object') continue
    path.push(key)
    walk(inner, path, parts)
    path.pop()
  }
}

function take(fields: Record<string, unknown>, path: At, { links, pictures, checked }: Parts): void {
  const { alt, href, location, checkedOn } = fields
  const target = typeof href === 'string' ? href : location
  if (typeof target === 'string') {
    const key = WORDS.find((name) => typeof fields[name] === 'string')
    if (key) links.push({ words: fields[key] as string, href: target, at: [...path, key] })
  }
  if (typeof alt === 'string') {
    const { src, width, height, decorative } = fields as { src?: string; width?: number; height?: number; decorative?: boolean }
    pictures.push({ alt, decorative: decorative === true, src, width, height, at: [...path] })
  }
  if (typeof checkedOn === 'string') checked.push({ day: checkedOn, at: [...path, 'checkedOn'] })
}
