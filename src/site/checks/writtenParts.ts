import type { KeyPath } from '#src/site/site.ts'
import type { FieldParts } from './fieldParts.ts'
import { perPage } from './perPage.ts'
import type { PageConfig } from './readConfig.ts'
import { writtenSections } from './writtenSections.ts'

/** Contents of the fields of one piece of config. `keyPath` is the place of the piece in its file. */
export type WrittenParts = FieldParts & { file: string; keyPath: KeyPath }

/** Links, pictures and dates of the header, the footer, the fields of a page and every section that it shows, where they are written. */
export const writtenParts = perPage((config: PageConfig): WrittenParts[] => [
  ...config.menus.flatMap((file) => {
    const parts = config.parts.get(file)
    return parts ? [{ ...parts, file, keyPath: [] }] : []
  }),
  ...[...ownPlaces(config), ...writtenSections(config)].flatMap(({ file, keyPath }) => {
    const parts = config.parts.get(file)
    if (!parts) return []
    const isInside = (part: { keyPath: KeyPath }) => keyPath.every((key, index) => part.keyPath[index] === key)
    const [links, pictures, checked] = [parts.links.filter(isInside), parts.pictures.filter(isInside), parts.checked.filter(isInside)]
    return links.length + pictures.length + checked.length > 0 ? [{ file, keyPath, links, pictures, checked }] : []
  }),
])

/** Places of a page outside its sections that contain links or pictures. */
function ownPlaces({ page }: PageConfig): { file: string; keyPath: KeyPath }[] {
  return page ? ['cover', 'fields'].map((key) => ({ file: page.file, keyPath: [key] })) : []
}
