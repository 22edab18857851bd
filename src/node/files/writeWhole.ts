import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file beside its place and moves it there, so that nobody ever reads half of it. Of two processes that write the same file, the
 * later one stays. Throws the system's error.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  const begun = `${file}.${process.pid}`
  writeFileSync(begun, content)
  renameSync(begun, file)
}
