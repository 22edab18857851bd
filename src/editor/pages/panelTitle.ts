import type { EditorFile, EditorSite } from '#src/node/dev/editor/wire.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { type SiteArea, siteAreas } from './siteAreas.ts'

/** The title of a whole file above its fields. */
export function panelTitle({ file, kind, value }: EditorFile, site: EditorSite, area: SiteArea | undefined): string {
  if (kind === 'page' || kind === 'entry') return `About the page “${(value as { name?: string }).name ?? file}”`
  if (kind === 'text') return 'Text'
  if (kind === 'collection') return `All pages of ${(value as { name?: string }).name ?? file}`
  if (area?.file === file) return area.name
  return siteAreas.find((known) => known.file === file)?.name ?? labelOf(file.replace('.json', ''))
}
