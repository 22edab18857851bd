import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from './tempFile.ts'

/**
 * Writes bytes to a file of its own in a folder, which is made if need be, and has `put` link it to its place once it is on the disk: in
 * one step, and only where nothing is. The file is hidden, so that everything that reads the folder passes over it, and gone afterwards.
 * Throws the system's error.
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
