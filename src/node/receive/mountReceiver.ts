import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { readEnvironment } from './environment.ts'
import { replyJson } from './http/reply.ts'
import { type HealthState, replyHealth } from './http/replyHealth.ts'
import { journalFile } from './journal/journalStore.ts'
import { JournalError } from './journal/journalError.ts'
import type { Receiver } from './receiver.ts'
import type { ReceiverSite } from './receiverSite.ts'
import { startReceiver } from './startReceiver.ts'
import { pathOf } from './http/pathOf.ts'

/**
 * The receiver as a part of the server of a site, whose config folder says where messages are kept unless the environment does. Where no
 * form is sent to it and no message is left from before, it says that it is well and does nothing else. Where it cannot start it says why,
 * once, and refuses messages: the site is served all the same. `trouble` is why the site is not the one that config describes; without a
 * `site` nothing is known of its forms.
 */
export async function mountReceiver(
  site: ReceiverSite | undefined,
  configDir: string,
  log: (line: string) => void,
  trouble?: string,
): Promise<Receiver> {
  const environment = readEnvironment(process.env)
  const folder = resolve(environment.folder ?? join(dirname(configDir), 'submissions'))
  const state = trouble === undefined ? 'ok' : 'degraded'
  if (!site) return standIn(state, trouble, trouble !== undefined)
  if (site.forms.size === 0 && !existsSync(journalFile(folder))) return standIn(state, trouble, false)
  try {
    return await startReceiver({ site, trouble, folder, environment, isMounted: true, log })
  } catch (error) {
    if (!(error instanceof JournalError)) throw error
    log(`Form messages are not accepted: ${errorReason(error)}`)
    return standIn('failing', undefined, true)
  }
}

/** Answers for a receiver that does not run: because nobody needs it, or because it cannot. */
function standIn(state: HealthState, reason: string | undefined, refusesMessages: boolean): Receiver {
  return {
    handle(request, response) {
      const path = pathOf(request)
      if (path === '/healthz') replyHealth(request, response, { state, reason })
      else if (refusesMessages && path.startsWith('/_forms/'))
        replyJson(response, 503, { state: 'refused', message: 'Messages cannot be stored at the moment.' }, { 'Retry-After': '60' })
      else return false
      return true
    },
    close: () => Promise.resolve(),
  }
}
