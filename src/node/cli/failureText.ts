import { LockError } from '#src/node/files/lockError.ts'
import { errorPlace, errorReason, systemReason } from '#src/node/files/systemError.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { PublishError } from '#src/node/render/publish.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'
import { printable } from '#src/node/text/printable.ts'

const EXPECTED = [ServeError, PublishError, LockError, JournalError]

/** Why a command failed, in words; with `DEBUG` in the environment, also the stack of a bug. */
export function failureText(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  return `Something went wrong: ${failureOf(error)}${process.env.DEBUG ? `\n${(error as Error).stack}` : ''}`
}

/** The failure, with the file or folder if a system call failed. */
function failureOf(error: unknown): string {
  const [reason, place] = [systemReason(error), errorPlace(error)]
  return reason === undefined ? errorReason(error) : printable(place === undefined ? reason : `${place}: ${reason}`)
}
