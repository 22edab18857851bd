import { fileName } from '#src/editor/fileName.ts'
import { labelOf } from '#src/editor/labelOf.ts'
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
  return page ? page.name : fileName(file)
}

/** The name of the page that a changed file belongs to, or of the file. */
export function nameOfFile(file: string, groups: readonly ReviewGroup[]): string {
  return groupName(groups.find(({ changes }) => changes.some((change) => change.file === file)) ?? { page: null, file })
}
