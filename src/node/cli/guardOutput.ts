import { writeSync } from 'node:fs'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** What a system answers when nobody reads any more: a closed pipe, a terminal that is gone. */
const NO_READER = ['EPIPE', 'EIO']

/**
 * Keeps a command at work when what it prints cannot be written. A reader who leaves (`| head -1`) is no failure: the command ends as it
 * would have. Anything else, such as a full disk, is said once on the error output, and the process ends with 2, since the report is lost.
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
        // There is nowhere left to say it.
      }
    })
  }
}
