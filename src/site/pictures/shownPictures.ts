import { fileMeant } from '#src/site/pages/fileMeant.ts'
import type { Site } from '#src/site/site.ts'
import { pictureAt } from './pictureAt.ts'
import type { PictureFile } from './pictureFile.ts'

/**
 * Data of a picture file in a section: size and versions of a PNG, JPEG or WebP file. `isFirst`: the first of its page, which loads
 * eagerly.
 */
export type ShownPicture = Partial<Pick<PictureFile, 'width' | 'height' | 'forms' | 'brightest'>> & { isFirst?: true }

/** The same by address, `/assets/…`. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>

/** Addresses of picture files; in HTML generated from Markdown, they are found by the attribute before them. */
const PICTURE = /^\/assets\/[^"\s]+\.(?:svg|png|jpg|webp|avif)$/
const IN_HTML = /<img src="(\/assets\/[^"]*)"/g

/**
 * Data of the files that a section refers to in its fields and texts; undefined if there are none. Other uses of an address do no harm. If
 * the section `standsFirst` on its page, its first picture is marked.
 */
export function shownPictures({ pictures }: Pick<Site, 'pictures'>, section: object, standsFirst: boolean): ShownPictures | undefined {
  if (pictures.size === 0 && !standsFirst) return undefined
  const shown: Record<string, ShownPicture> = {}
  let isFirst = standsFirst
  const show = (src: string) => {
    const { width, height, forms, brightest } = pictureAt(pictures, fileMeant(pictures, src.replaceAll('&amp;', '&')) ?? src) ?? {}
    if (Object.hasOwn(shown, src) || (width === undefined && !isFirst)) return
    shown[src] = { width, height, forms, ...(brightest !== undefined && { brightest }), ...(isFirst ? { isFirst } : {}) }
    isFirst = false
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('/assets/') && PICTURE.test(value)) show(value)
      else if (value.includes('<img')) for (const [, src] of value.matchAll(IN_HTML)) show(src!)
    } else if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) for (const key in value) walk((value as Record<string, unknown>)[key])
  }
  walk(section)
  return Object.keys(shown).length > 0 ? shown : undefined
}
