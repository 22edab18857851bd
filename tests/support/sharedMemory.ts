import { statfsSync } from 'node:fs'

/** The free space of the in-memory folder `/dev/shm`, in bytes; 0 if there is none, as outside of Linux. */
export function sharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize
  } catch {
    return 0
  }
}
