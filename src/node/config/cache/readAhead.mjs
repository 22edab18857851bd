// A thread that opens files so that the system fetches them from the disk while others are worked at. Plain JavaScript needs no loader.
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// So many files, opened in so many milliseconds, were in memory already, and so are the rest.
const SOME = 200
const QUICK_MS = 10

const began = performance.now()
const first = Buffer.alloc(1)
for (const [index, path] of workerData.entries()) {
  if (index === SOME && performance.now() - began < QUICK_MS) break
  try {
    // Not held up by what is no ordinary file.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    try {
      readSync(file, first, 0, 1, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    // Whoever needs the file says why it cannot be read.
  }
}
