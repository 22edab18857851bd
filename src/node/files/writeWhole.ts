import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tempPath } from './tempFile.ts'

/**
 * Writes a file beside its place and moves it there once it is on the disk, so that nobody ever reads half of it. Of two that write the
 * same file, the later one stays. Without `flush` nobody waits for the disk: if the machine stops, less of the file may be there than was
 * written, so whoever reads it has to see that. Throws the system's error.
 */
export function writeWhole(file: string, content: string | Buffer, { flush }: { flush: boolean } = { flush: true }): void {
  const begun = tempPath(file)
  writeFileSync(begun, content, { flush })
  try {
    renameSync(begun, file)
  } catch (error) {
    rmSync(begun, { force: true })
    throw error
  }
}
