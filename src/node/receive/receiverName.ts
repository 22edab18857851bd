import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#src/node/files/writeWhole.ts'

/** The name of the receiver that uses a folder, the same after each start. Only call it while holding the folder. */
export function receiverName(folder: string): string {
  const file = join(folder, 'receiver.id')
  try {
    const name = readFileSync(file, 'utf8').trim()
    if (name !== '') return name
  } catch {
    // There is none yet.
  }
  const name = randomUUID()
  writeWhole(file, `${name}\n`)
  return name
}
