import { anchorFinder } from './findAnchor.ts'
import type { Remark } from './remark.ts'
import type { Thread } from './thread.ts'

/** The threads of a project as they are in a config folder, the newest first. */
export function threadsOf(configDir: string, remarks: readonly Remark[]): Thread[] {
  const find = anchorFinder(configDir)
  return remarks
    .flatMap((first): Thread[] => {
      if (first.kind !== 'comment') return []
      const later = remarks.filter((one) => one.kind !== 'comment' && one.thread === first.id)
      const said = later.flatMap((one) => (one.kind === 'reply' ? [one] : []))
      const decided = later.findLast(({ kind }) => kind === 'resolve' || kind === 'reopen')
      const { quote, file, path } = first.anchor
      return [
        {
          id: first.id,
          quote,
          file,
          path,
          place: find(first.anchor),
          isResolved: decided?.kind === 'resolve',
          remarks: [first, ...said].map(({ id, by, at, text }) => ({ id, by, at, text })),
        },
      ]
    })
    .toReversed()
}
