import { statfsSync } from 'node:fs'

/** How many bytes there is room for in memory that is used as a folder, `/dev/shm`; 0 where there is none, as outside Linux. */
export function sharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    return 0
  }
}
