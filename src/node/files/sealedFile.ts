import { readFileSync, rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { errorCode } from './systemError.ts'
import { writeWhole } from './writeWhole.ts'

/** Why a value that was kept cannot be used. */
export type Unusable = 'missing' | 'unreadable' | 'of another version' | 'damaged'

/**
 * Keeps a value as JSON behind a line with the version of its form, which has no space, and a checksum. A folder that lies in its place is
 * removed. Gives the checksum.
 */
export function writeSealed(file: string, version: string, value: unknown): string {
  // Bytes are summed up and written in a fraction of the time that letters take.
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

/** The value that was kept with a version, and its checksum; or in a word why there is none. Never throws. */
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
