import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from '#src/node/edit/change.ts'

/** The origin of each file in a copy of a config folder, through any number of changes. Paths are relative to the folder. */
export type FileTrail = {
  follow(changes: readonly Change[]): void
  /** All changed files, under their old and new names. */
  touched(): Set<string>
  /** The net changes that turn the real folder into the copy. */
  changes(configDir: string, copy: string): Change[]
}

/** A trail without changes. */
export function fileTrail(): FileTrail {
  // The original name by current name; null for a new file.
  const origins = new Map<string, string | null>()
  const gone = new Set<string>()
  return {
    follow(changes) {
      for (const { from, to } of changes) {
        const origin = from === null ? null : origins.has(from) ? origins.get(from)! : from
        if (from !== null && from !== to) {
          origins.delete(from)
          if (origin !== null && to === null) gone.add(origin)
        }
        if (to !== null) origins.set(to, origin)
      }
    },
    touched: () => new Set([...origins.keys(), ...[...origins.values()].filter((origin) => origin !== null), ...gone]),
    changes(configDir, copy) {
      const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
      // A deleted and recreated file has changed.
      const isRenewed = (file: string) => origins.get(file) === null && gone.has(file)
      const stayed = [...origins].flatMap(([file, origin]): Change[] => {
        const from = isRenewed(file) ? file : origin
        const before = from === null ? '' : read(configDir, from)
        const text = read(copy, file)
        if (from === file && before === text) return []
        return [{ from, to: file, before, edits: before === text ? [] : [{ offset: 0, length: before.length, content: text }] }]
      })
      const lost = [...gone].filter((file) => !isRenewed(file))
      return [...stayed, ...lost.map((file): Change => ({ from: file, to: null, before: read(configDir, file), edits: [] }))]
    },
  }
}
