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
 * The receiver as part of a site’s server; the config folder determines where messages are stored unless the environment does. If no form
 * uses it and no earlier messages exist, it only reports that it is healthy. If it cannot start, it reports the reason once and rejects
 * messages; the site is served nevertheless. `trouble` is why the site differs from config; without a `site`, its forms are unknown.
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

/** Responds for a receiver that is not running, because it is not needed or cannot start. */
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
