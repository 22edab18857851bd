import { closeSync, openSync, readSync } from 'node:fs'

let room: Buffer | undefined

/**
 * The text of an ordinary file (UTF-8) of at most `most` bytes; undefined when it is larger. Throws the system's error when it cannot be
 * read.
 */
export function readSmallFile(path: string, most: number): string | undefined {
  // One room for all files: ten thousand small ones are read with three calls to the system each.
  if (room === undefined || room.length <= most) room = Buffer.allocUnsafe(most + 1)
  const file = openSync(path, 'r')
  try {
    const bytes = readSync(file, room, 0, most + 1, 0)
    return bytes > most ? undefined : room.toString('utf8', 0, bytes)
  } finally {
    closeSync(file)
  }
}
