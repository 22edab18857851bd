import { errorReason } from '#src/node/files/systemError.ts'

/** Closes a resource; settles when it is closed. */
type Close = () => Promise<unknown>

const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

/** A process group gets a signal, and npm repeats it: two within this time, in ms, count as one. */
const ONE_SIGNAL_MS = 1_000

/** Resources not closed after this time, in milliseconds, are abandoned: service managers kill slower processes. */
const LIMIT_MS = 8_000

/** How often the parent process is checked, in milliseconds. */
const PARENT_MS = 250

/**
 * Closes resources in order when the process receives SIGTERM, SIGINT or SIGHUP, and exits: with 0, or with 1 if something could not be
 * closed within 8 s. A second signal exits at once, with 128 plus the signal’s number. Returns the list of resources, empty at first. A
 * shell between npm and this process dies of signals without passing them on: under npm, the end of the parent counts as a signal.
 */
export function closeOnSignal(): Close[] {
  const closings: Close[] = []
  let since: number | undefined

  function stop(signal: keyof typeof NUMBERS): void {
    if (since !== undefined) {
      if (performance.now() - since >= ONE_SIGNAL_MS) process.exit(128 + NUMBERS[signal])
      return
    }
    since = performance.now()
    setTimeout(() => fail('Shutdown timed out: some connections were still open.'), LIMIT_MS).unref()
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => fail(`Shutdown failed: ${errorReason(error)}.`),
    )
  }

  async function closeAll(): Promise<void> {
    for (const close of closings) await close()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid
    // It often follows a signal that was already received, and does not count as a second one.
    setInterval(() => process.ppid !== parent && since === undefined && stop('SIGTERM'), PARENT_MS).unref()
  }
  return closings
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
