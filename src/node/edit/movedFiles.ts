import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LogState } from './editLog.ts'

/**
 * Files that steps, or their undoing, have moved: the old path and the current one. Files that are back at their old path, or deleted, are
 * not included.
 */
export function movedFiles(configDir: string, { done, undone }: LogState): { from: string; to: string }[] {
  const places = new Map<string, string>()
  function move(from: string | null, to: string | null) {
    if (from === null || to === null || from === to) return
    for (const [old, now] of places) if (now === from) places.set(old, to)
    places.set(from, to)
  }
  for (const { files } of done) for (const { from, to } of files) move(from, to)
  // Undone steps are applied first and then reverted, the last one first.
  for (const { files } of undone.toReversed()) for (const { from, to } of files) move(from, to)
  for (const { files } of undone) for (const { from, to } of files) move(to, from)
  const isThere = (file: string) => existsSync(join(configDir, file))
  return [...places].flatMap(([from, to]) => (!isThere(from) && isThere(to) ? [{ from, to }] : []))
}
