import { visitFields } from '#src/node/config/parse/fields.ts'
import type { GalleryType } from '#src/node/dev/gallery/galleryTypes.ts'
import { entriesOf } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'

type Parent = Record<string | number, unknown>

/**
 * An example of a section type adapted to this site: links lead to the home page, and collections and files are the site’s own. It has no
 * anchor, because that could be a duplicate.
 */
export function neutralExample(site: Site, { schema, type }: GalleryType, example: object): object {
  const { id: _anchor, ...result } = structuredClone({ type, ...example }) as Parent
  const standIns: Record<string, (value: string) => string | undefined> = {
    href: (value) => (/^(?:\/|#)/.test(value) ? '/' : undefined),
    collection: (value) =>
      value in site.collections ? undefined : Object.keys(site.collections).find((name) => entriesOf(site, name).length > 0),
    asset: (value) => (site.assets.includes(value) ? undefined : assetFor(site, value)),
  }
  visitFields(schema, result, (kind, value, keyPath) => {
    const other = standIns[kind]?.(value)
    const parent = keyPath.slice(0, -1).reduce<unknown>((inner, key) => (inner as Parent)[key], result) as Parent
    if (other !== undefined) parent[keyPath.at(-1)!] = other
  })
  return result
}

function assetFor({ assets, settings }: Site, value: string): string | undefined {
  const ending = value.slice(value.lastIndexOf('.'))
  const isPicture = /^\.(?:svg|png|jpg|webp|avif)$/.test(ending)
  return assets.find((asset) => asset.endsWith(ending)) ?? (isPicture ? settings.logo.src : undefined)
}
