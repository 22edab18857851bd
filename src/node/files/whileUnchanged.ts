import { statSync } from 'node:fs'
import { SETTLED_MS } from './fileHashes.ts'

/**
 * Caches a value that is computed from files, given by their absolute paths, as long as the list of files and their stamps are the same. A
 * value of files that have just changed is not cached: a second change may leave their stamps as they are.
 */
export function whileUnchanged<Value>(make: (files: readonly string[]) => Value): (files: readonly string[]) => Value {
  let known: { stamps: string; value: Value } | undefined
  return (files) => {
    let newest = 0
    let stamps = ''
    for (const file of files) {
      const stats = statSync(file, { throwIfNoEntry: false })
      newest = Math.max(newest, stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0)
      stamps += `${file}\0${stats?.mtimeMs} ${stats?.ctimeMs} ${stats?.size} ${stats?.ino}\n`
    }
    if (known?.stamps === stamps) return known.value
    const isSettled = newest < Date.now() - SETTLED_MS
    const value = make(files)
    known = isSettled ? { stamps, value } : undefined
    return value
  }
}
