import { renameSync, writeFileSync } from 'node:fs'
import { begunPath } from './begun.ts'

/**
 * Writes a file beside its place and moves it there once it is on the disk, so that nobody ever reads half of it. Of two that write the
 * same file, the later one stays. Throws the system's error.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  const begun = begunPath(file)
  writeFileSync(begun, content, { flush: true })
  renameSync(begun, file)
}
