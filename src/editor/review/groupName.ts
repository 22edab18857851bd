import { fileName } from '#src/editor/fileName.ts'
import type { ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'

/** The name of a page, or of a file that several pages show. */
export function groupName({ page, file }: Pick<ReviewGroup, 'page' | 'file'>): string {
  return page ? page.name : fileName(file)
}

/** The name of the page that a changed file belongs to, or of the file. */
export function nameOfFile(file: string, groups: readonly ReviewGroup[]): string {
  return groupName(groups.find(({ changes }) => changes.some((change) => change.file === file)) ?? { page: null, file })
}
