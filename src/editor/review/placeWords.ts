import { labelOf } from '#src/editor/labelOf.ts'
import { inWords } from '#src/editor/pages/inWords.ts'
import type { ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'

/** A place in a file in words: `sections`, `hero “Bread”`, `title` is “Hero “Bread” › Title”. */
export function placeWords(place: readonly string[]): string {
  return place
    .filter((part, index) => part !== 'sections' || index === place.length - 1)
    .map((part) => {
      const at = part.indexOf('“')
      if (at === -1) return labelOf(part)
      return `${at === 0 ? '' : `${labelOf(part.slice(0, at).trim())} `}${part.slice(at)}`
    })
    .join(' › ')
}

/** The name of a page, or of a file that several pages show. */
export function groupName({ page, file }: Pick<ReviewGroup, 'page' | 'file'>): string {
  if (page) return page.name
  const parts = file.split('/')
  if (parts[0] === 'assets') return `File “${parts.at(-1)}”`
  if (parts[0] === 'fragments') return `Shared section ${inWords(file, null)}`
  if (parts[0] === 'collections' && parts.at(-1)?.startsWith('index.')) return `Collection “${labelOf(parts[1] ?? '')}”`
  if (file === 'site.json') return 'Settings of the site'
  const named = inWords(file, null)
  return named === file ? file : named.replaceAll('“', '').replaceAll('”', '')
}

/** The name of the page that a changed file belongs to, or of the file. */
export function nameOfFile(file: string, groups: readonly ReviewGroup[]): string {
  return groupName(groups.find(({ changes }) => changes.some((change) => change.file === file)) ?? { page: null, file })
}
