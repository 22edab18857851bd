import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tempPath } from './tempFile.ts'

/**
 * Writes a temporary file and moves it into place once it is flushed, so that readers never see half of it. Of two writers of the same
 * file, the later one wins. Without `flush`, a power failure can leave an incomplete file, so readers have to detect that. Throws the
 * system’s error.
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
