import type { EditorWorkList } from '#src/node/dev/editor/wire.ts'
import { placeName } from '#src/editor/find/placeName.ts'

type Item = EditorWorkList['files'][number]

/** What the work list can be limited to, by name. */
export const workStates = { open: 'Missing or outdated', missing: 'Missing', stale: 'Outdated', complete: 'Complete', all: 'All' } as const

export type WorkFilter = { language: string; state: keyof typeof workStates; words: string }

/** The pages and shared files of a language that a filter leaves. */
export function filteredWork(files: readonly Item[], { language, state, words }: WorkFilter): Item[] {
  const wanted = words.trim().toLowerCase()
  return files.filter(
    (item) =>
      item.language === language &&
      isIn(item, state) &&
      [placeName(item), item.path ?? '', item.address ?? ''].some((name) => name.toLowerCase().includes(wanted)),
  )
}

function isIn({ state: own, missing, stale }: Item, state: WorkFilter['state']): boolean {
  if (state === 'all') return true
  if (state === 'complete') return own === 'complete' || own === 'separate'
  return (state !== 'stale' && missing.texts > 0) || (state !== 'missing' && stale.texts > 0)
}
