import { writeSync } from 'node:fs'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** System errors when the reader of the output is gone: a closed pipe or terminal. */
const NO_READER = ['EPIPE', 'EIO']

/**
 * Handles output errors. A reader that closes the pipe (`| head -1`) is not a failure: the command ends normally. Anything else, such as a
 * full disk, is printed once to stderr, and the process exits with 2, because the report is lost.
 */
export function guardOutput(): void {
  let isLost = false
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (isLost || NO_READER.includes(errorCode(error) ?? '')) return
      isLost = true
      process.on('exit', () => {
        process.exitCode = 2
      })
      try {
        writeSync(2, `The output could not be written: ${errorReason(error)}.\n`)
      } catch {
        // There is no other output left.
      }
    })
  }
}
