import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { messageOf } from './delivery/messageOf.ts'
import { openSinks } from './delivery/openSinks.ts'
import type { ReceiverEnvironment } from './environment.ts'
import { holdFolder } from './folderLock.ts'
import { fileJournal } from './journal/fileJournal.ts'
import { JournalError } from './journal/journalError.ts'
import { postgresJournal } from './postgres/postgresJournal.ts'
import { type Receiver, openReceiver } from './receiver.ts'
import { receiverName } from './receiverName.ts'
import type { ReceiverSite } from './receiverSite.ts'
import { systemClock } from './systemClock.ts'

export type StartOptions = {
  site: ReceiverSite
  /** Why the site differs from config, in a sentence without secrets; undefined if it does not. */
  trouble?: string | undefined
  /** Where messages are stored. */
  folder: string
  environment: ReceiverEnvironment
  isMounted: boolean
  log: (line: string) => void
}

/** How long the previous receiver may take to exit, in milliseconds, and how often to check. */
const PATIENCE = { ms: 2000, step: 100 }

/**
 * Starts the receiver of a site, with this process as the only one that uses its folder. Throws a `JournalError` with one sentence if
 * another process uses it, or if messages cannot be stored.
 */
export async function startReceiver({ site, trouble, folder, environment, isMounted, log }: StartOptions): Promise<Receiver> {
  const { secrets, proxies } = environment
  const { forms, settings } = site
  const clock = systemClock
  const release = await hold(folder)
  try {
    const journal = secrets.databaseUrl
      ? await postgresJournal({ url: secrets.databaseUrl, clock, log, holder: receiverName(folder) })
      : await fileJournal(folder, clock, log)
    const sinks = openSinks(settings.forms.recipients, {
      folder,
      secrets,
      clock,
      messageOf: (submission) => messageOf(submission, forms.get(submission.form)),
      log,
    })
    if (settings.forms.proofOfWork && !secrets.altchaKey)
      log('FORMS_ALTCHA_KEY is not set: puzzles issued before a restart will be rejected after it.')
    const { altchaKey } = secrets
    const receiver = openReceiver({
      ...site,
      trouble,
      journal,
      sinks,
      folder,
      isMounted,
      proxies,
      altchaKey,
      clock,
      random: Math.random,
      log,
    })
    return { handle: receiver.handle, close: () => receiver.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function hold(folder: string): Promise<() => void> {
  for (let waited = 0; ; waited += PATIENCE.step) {
    const held = holdFolder(folder)
    if ('release' in held) return held.release
    const { pid, host, since } = held.holder
    if (waited >= PATIENCE.ms)
      throw new JournalError(
        `Another receiver (process ${pid} on ${host}, since ${since}) uses ${pathFromCwd(folder)}. Stop it, or set FORMS_DATA to another folder.`,
      )
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.step))
  }
}
