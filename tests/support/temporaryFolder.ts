import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedMemory } from './sharedMemory.ts'

/** Several times the maximum size of the temporary files of unit tests. */
const ENOUGH_BYTES = 1024 ** 3

/**
 * Creates a temporary folder for unit tests, which is removed with its content: in memory if there is enough of it and programs can run
 * there. On a disk, writing and deleting takes a sixth of the test time.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(isRoomInMemory() ? '/dev/shm' : tmpdir(), 'unit-tests-'))
  // PostgreSQL runs as another user, who needs access to its folder inside.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

function isRoomInMemory(): boolean {
  if (sharedMemory() <= ENOUGH_BYTES) return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.includes(' /dev/shm '))
  return mount !== undefined && !mount.includes('noexec')
}
