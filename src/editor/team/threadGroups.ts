import type { EditorThread } from '#src/node/dev/editor/team/teamWire.ts'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'

/** The threads by where they belong: open ones of this page, those whose words are gone, those of other pages, and resolved ones. */
export type ThreadGroups = { here: EditorThread[]; gone: EditorThread[]; elsewhere: EditorThread[]; resolved: EditorThread[] }

export function threadGroups(threads: readonly EditorThread[], page: EditorPage | null): ThreadGroups {
  const groups: ThreadGroups = { here: [], gone: [], elsewhere: [], resolved: [] }
  for (const thread of threads) {
    if (thread.isResolved) groups.resolved.push(thread)
    else if (!thread.place) groups.gone.push(thread)
    else (indexOf(thread, page) === -1 ? groups.elsewhere : groups.here).push(thread)
  }
  return groups
}

/** The number of the section of a page that a thread is about; -1 if it is about another page. */
export function indexOf({ place }: EditorThread, page: EditorPage | null): number {
  if (!place || !page) return -1
  return page.sections.findIndex(({ file, keyPath }) => file === place.file && keyPath[0] === 'sections' && keyPath[1] === place.section)
}

/** The number of open threads of each section of a page, by the name of its region. */
export function marksOf(threads: readonly EditorThread[], page: EditorPage | null): Record<string, number> {
  const marks: Record<string, number> = {}
  for (const thread of threads) {
    const index = thread.isResolved ? -1 : indexOf(thread, page)
    if (index !== -1) marks[index] = (marks[index] ?? 0) + 1
  }
  return marks
}
