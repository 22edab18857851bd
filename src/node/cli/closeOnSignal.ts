import { errorReason } from '#src/node/files/systemError.ts'

/** Closes one thing; gives nothing back before it is closed. */
type Close = () => Promise<unknown>

const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

/** A signal reaches the process by its group and once more by npm, which passes on what it gets: within this time, in ms, that is one. */
const ONE_SIGNAL_MS = 1_000

/** What is not closed by then, in milliseconds, is given up: whoever runs services kills what takes longer. */
const LIMIT_MS = 8_000

/** How often the parent is looked for, in milliseconds. */
const PARENT_MS = 250

/**
 * Has the process close things in their order when it is told to stop (SIGTERM, SIGINT, SIGHUP), and end: with 0, or with 1 when something
 * could not be closed within 8 s. A second signal ends it at once, with 128 and the number of the signal. Gives the list of what is to be
 * closed, which is empty at first. A shell between npm and this process passes no signal on, but dies of it: under npm the end of the
 * parent is a signal, too.
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
    setTimeout(() => fail('Not everything could be closed in time.'), LIMIT_MS).unref()
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => fail(`Not everything could be closed: ${errorReason(error)}.`),
    )
  }

  async function closeAll(): Promise<void> {
    for (const close of closings) await close()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid
    // It often follows a signal that was heard already, and is no second one.
    setInterval(() => process.ppid !== parent && since === undefined && stop('SIGTERM'), PARENT_MS).unref()
  }
  return closings
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
