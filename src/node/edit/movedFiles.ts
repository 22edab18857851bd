import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LogState } from './editLog.ts'

/**
 * Files that have come to lie elsewhere by steps that were taken, or taken back: where each was, and where it is now. What has its old
 * place again, or is gone, is not among them.
 */
export function movedFiles(configDir: string, { done, undone }: LogState): { from: string; to: string }[] {
  const places = new Map<string, string>()
  function move(from: string | null, to: string | null) {
    if (from === null || to === null || from === to) return
    for (const [old, now] of places) if (now === from) places.set(old, to)
    places.set(from, to)
  }
  for (const { files } of done) for (const { from, to } of files) move(from, to)
  // Each was done before it was taken back, the last one first.
  for (const { files } of undone.toReversed()) for (const { from, to } of files) move(from, to)
  for (const { files } of undone) for (const { from, to } of files) move(to, from)
  const isThere = (file: string) => existsSync(join(configDir, file))
  return [...places].flatMap(([from, to]) => (!isThere(from) && isThere(to) ? [{ from, to }] : []))
}
