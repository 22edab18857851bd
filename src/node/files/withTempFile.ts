import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from './tempFile.ts'

/**
 * Writes bytes to a temporary file in a folder, which is created if needed, and calls `put` to link it to its final path once it is
 * flushed: atomically, and only if nothing exists there. The file is hidden, so code that lists the folder ignores it, and deleted
 * afterwards. Throws the system’s error.
 */
export function withTempFile<Result>(folder: string, bytes: Buffer, put: (begun: string) => Result): Result {
  mkdirSync(folder, { recursive: true })
  sweepTempFiles(folder)
  const begun = tempPath(join(folder, '.upload'))
  try {
    writeFileSync(begun, bytes, { flag: 'wx', flush: true })
    return put(begun)
  } finally {
    rmSync(begun, { force: true })
  }
}
