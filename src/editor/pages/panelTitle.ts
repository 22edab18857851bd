import type { EditorFile, EditorSite } from '#src/node/dev/editor/wire.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { type SiteArea, siteAreas } from './siteAreas.ts'

/** The title of a whole file above its fields. A translation without a name has that of its source. */
export function panelTitle({ file, kind, value, translates }: EditorFile, site: EditorSite, area: SiteArea | undefined): string {
  const { name = file } = { ...(translates as { name?: string } | undefined), ...(value as { name?: string }) }
  if (kind === 'page' || kind === 'entry') return `About the page “${name}”`
  if (kind === 'text') return 'Text'
  if (kind === 'collection') return `All pages of ${name}`
  if (area?.file === file) return area.name
  const source = translates ? `${file.slice(0, file.lastIndexOf('.', file.lastIndexOf('.') - 1))}.json` : file
  return siteAreas.find((known) => known.file === source)?.name ?? labelOf(source.replace('.json', ''))
}
