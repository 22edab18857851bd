import type { KeyPath } from '#src/site/site.ts'
import { isSame } from './isSame.ts'

/** The same place when items of a list have come, gone or moved; null when it is gone. `place` says where an item stands now. */
export function inList(list: KeyPath, place: (index: number) => number | null): (path: KeyPath) => KeyPath | null {
  return (path) => {
    const index = path[list.length]
    if (typeof index !== 'number' || !isSame(path.slice(0, list.length), list)) return path
    const now = place(index)
    return now === null ? null : [...list, now, ...path.slice(list.length + 1)]
  }
}
