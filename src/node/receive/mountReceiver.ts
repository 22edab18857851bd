import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { Site } from '#src/site/site.ts'
import { readEnvironment } from './environment.ts'
import { reply, replyJson } from './http/reply.ts'
import { journalFile } from './journal/journalStore.ts'
import { JournalError } from './journal/journalError.ts'
import { receivedForms } from './receivedForms.ts'
import type { Receiver } from './receiver.ts'
import { startReceiver } from './startReceiver.ts'
import { pathOf } from './http/pathOf.ts'

/**
 * The receiver as a part of the server of a site, whose config folder says where messages are kept unless the environment does. Where no
 * form is sent to it and no message is left from before, it says that it is well and does nothing else. Where it cannot start it says why,
 * once, and refuses messages: the site is served all the same.
 */
export async function mountReceiver(site: Site | null, configDir: string, log: (line: string) => void): Promise<Receiver> {
  const environment = readEnvironment(process.env)
  const folder = resolve(environment.folder ?? join(dirname(configDir), 'submissions'))
  if (!site || (receivedForms(site).size === 0 && !existsSync(journalFile(folder)))) return standIn(true)
  try {
    return await startReceiver({ site, folder, environment, isMounted: true, log })
  } catch (error) {
    if (!(error instanceof JournalError)) throw error
    log(`Messages of forms are not taken: ${errorReason(error)}`)
    return standIn(false)
  }
}

/** Answers for a receiver that does not run: because nobody needs it, or because it cannot. */
function standIn(isWell: boolean): Receiver {
  return {
    handle(request, response) {
      const path = pathOf(request)
      if (path === '/healthz')
        reply(response, isWell ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify({ state: isWell ? 'ok' : 'failing' }))
      else if (!isWell && path.startsWith('/_forms/'))
        replyJson(response, 503, { state: 'refused', message: 'Messages cannot be kept at the moment.' }, { 'Retry-After': '60' })
      else return false
      return true
    },
    close: () => Promise.resolve(),
  }
}
