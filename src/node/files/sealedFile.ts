import { readFileSync, rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { errorCode } from './systemError.ts'
import { writeWhole } from './writeWhole.ts'

/** Why a stored value cannot be used. */
export type Unusable = 'missing' | 'unreadable' | 'of another version' | 'damaged'

/**
 * Writes a value as JSON after a line with its format version, which contains no space, and a checksum. Replaces a folder at its path.
 * Returns the checksum.
 */
export function writeSealed(file: string, version: string, value: unknown): string {
  // Hashing and writing bytes takes a fraction of the time of characters.
  const body = Buffer.from(JSON.stringify(value))
  const sum = String(crc32(body))
  const sealed = Buffer.concat([Buffer.from(`${version} ${sum}\n`), body])
  try {
    writeWhole(file, sealed)
  } catch (error) {
    if (errorCode(error) !== 'EISDIR') throw error
    rmSync(file, { recursive: true })
    writeWhole(file, sealed)
  }
  return sum
}

/** The value stored with a version, and its checksum; or why there is none. Never throws. */
export function readSealed<Value>(file: string, version: string): { value: Value; sum: string } | Unusable {
  let written: Buffer
  try {
    written = readFileSync(file)
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'missing' : 'unreadable'
  }
  const end = written.indexOf('\n')
  const [before, sum] = written.toString('utf8', 0, Math.max(end, 0)).split(' ')
  const body = written.subarray(end + 1)
  if (before !== version) return 'of another version'
  return sum === String(crc32(body)) ? { value: JSON.parse(body.toString('utf8')) as Value, sum } : 'damaged'
}
