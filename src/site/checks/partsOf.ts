import type { KeyPath } from '#src/site/site.ts'

/** A link with words of its own, wherever it stands. `keyPath` is the place of the words. */
export type LinkPart = { words: string; href: string; keyPath: KeyPath }
/** A picture with its alternative text. `keyPath` is the place of the object. */
export type PicturePart = {
  alt: string
  decorative: boolean
  src?: string | undefined
  width?: number | undefined
  height?: number | undefined
  keyPath: KeyPath
}
/** A day on which somebody looked. */
export type CheckedPart = { day: string; keyPath: KeyPath }

/** What checks look for inside a section, the header or the footer. */
export type Parts = { links: LinkPart[]; pictures: PicturePart[]; checked: CheckedPart[] }

/** The keys that hold the words of a link, in the order in which they are looked for. */
const WORDS = ['label', 'linkLabel', 'service'] as const

/**
 * Finds links, pictures and days in a parsed value by the names of fields, which are the same in all section types. One walk. `keyPath` is the
 * place of the value, from where places are told.
 */
export function partsOf(value: unknown, keyPath: KeyPath = []): Parts {
  const parts: Parts = { links: [], pictures: [], checked: [] }
  walk(value, [...keyPath], parts)
  return parts
}

function walk(value: unknown, path: KeyPath, parts: Parts): void {
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

function take(fields: Record<string, unknown>, path: KeyPath, { links, pictures, checked }: Parts): void {
  const { alt, href, location, checkedOn } = fields
  const target = typeof href === 'string' ? href : location
  if (typeof target === 'string') {
    const key = WORDS.find((name) => typeof fields[name] === 'string')
    if (key) links.push({ words: fields[key] as string, href: target, keyPath: [...path, key] })
  }
  if (typeof alt === 'string') {
    const { src, width, height, decorative } = fields as { src?: string; width?: number; height?: number; decorative?: boolean }
    pictures.push({ alt, decorative: decorative === true, src, width, height, keyPath: [...path] })
  }
  if (typeof checkedOn === 'string') checked.push({ day: checkedOn, keyPath: [...path, 'checkedOn'] })
}
