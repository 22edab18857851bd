import { dirname, join, resolve } from 'node:path'
import { loadKept } from '#src/node/config/loadKept.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { changeMessages } from '#src/node/receive/admin/changeMessages.ts'
import { csvOf } from '#src/node/receive/admin/csvOf.ts'
import { listText } from '#src/node/receive/admin/listText.ts'
import { type Store, messagesOf } from '#src/node/receive/admin/messagesOf.ts'
import { readEnvironment } from '#src/node/receive/environment.ts'
import type { KeptSubmission, SubmissionState } from '#src/node/receive/journal/submission.ts'
import { keepLastGood, readLastGood } from '#src/node/receive/lastGood.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import { startReceiver } from '#src/node/receive/startReceiver.ts'
import { listen } from '#src/node/serve/listen.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { readMoment } from '#src/node/text/moment.ts'

const DEFAULT_PORT = 4174

export type ReceiveOptions = {
  configDir: string
  workDir: string
  words: string[]
  data?: string | undefined
  state?: string | undefined
  form?: string | undefined
  since?: string | undefined
  format?: string | undefined
  all?: boolean | undefined
  at?: number | undefined
}

type Doing = (options: ReceiveOptions, store: Store) => Promise<number>

const STATES: readonly string[] = ['waiting', 'held', 'failed', 'delivered'] satisfies SubmissionState[]

/** Administration of received messages, by the first argument. */
const doings: Record<string, Doing> = {
  async list({ format = 'text', ...options }, store) {
    if (format !== 'text' && format !== 'json') return refuse('--format must be text or json with list.')
    const messages = await collect(options, store)
    if (typeof messages === 'string') return refuse(messages)
    // More people may read a list than may read visitors’ messages.
    const listed = messages.map(({ values: _values, at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() }))
    console.log(format === 'json' ? JSON.stringify(listed, null, 2) : listText(messages))
    const stuck = messages.filter(isUndelivered).length
    if (stuck > 0) console.error(`${stuck} ${stuck === 1 ? 'message' : 'messages'} could not be delivered yet.`)
    return stuck > 0 ? 1 : 0
  },
  async export({ format = 'jsonl', ...options }, store) {
    if (format !== 'jsonl' && format !== 'csv') return refuse('--format must be jsonl or csv with export.')
    const messages = await collect(options, store)
    if (typeof messages === 'string') return refuse(messages)
    const lines = messages.map(({ id, form, at, page, state, values }) =>
      JSON.stringify({ id, form, at: new Date(at).toISOString(), page, state, values }),
    )
    const text = format === 'csv' ? csvOf(messages) : lines.join('\n')
    if (text) console.log(text.trimEnd())
    return 0
  },
  retry: (options, store) => change('retry', 'queued again', options, store),
  release: (options, store) => change('release', 'released', options, store),
  drop: (options, store) => change('drop', 'deleted', options, store),
}

/**
 * Receives messages of the site’s forms until the process is stopped, with the last known forms if config has errors; or lists, exports,
 * releases, retries or drops received messages. Returns the exit code: 1 for a list with undelivered messages, for a config with errors and
 * no known forms, and for messages that could not be changed.
 */
export async function receive(options: ReceiveOptions): Promise<number> {
  const { configDir, workDir, words, data, at } = options
  const environment = readEnvironment(process.env)
  const folder = resolve(data ?? environment.folder ?? join(dirname(configDir), 'submissions'))
  const [word] = words
  if (word !== undefined) {
    const doing = Object.hasOwn(doings, word) ? doings[word]! : undefined
    if (!doing) return refuse(`Unknown command "receive ${word}". Available: ${Object.keys(doings).join(', ')}.`)
    return doing(options, { folder, databaseUrl: environment.secrets.databaseUrl })
  }
  const { host, port, reach } = listenAddress(process.env, DEFAULT_PORT)
  const closings = closeOnSignal()
  const { site: read, problems, checked } = await loadKept(configDir, { at })
  const site = read ? receiverSite(read) : (readLastGood(folder, configDir) ?? readLastGood(workDir, configDir))
  if (!site) {
    console.error(`${problemReport(problems, checked)}; no messages are accepted.`)
    return 1
  }
  const trouble = read ? undefined : 'The config has errors; the forms of the last valid config are used.'
  if (trouble !== undefined)
    console.error(
      `${problemReport(problems, checked)}.\nWARNING: the config has errors. The receiver uses the forms of the last valid config, and /healthz reports "degraded". Fix the errors, then restart.`,
    )
  const receiver = await startReceiver({ site, trouble, folder, environment, isMounted: false, log: console.log })
  if (read) keepLastGood(folder, configDir, site)
  const server = await listen(
    (request, response) => {
      if (!receiver.handle(request, response)) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found.\n')
    },
    port,
    host,
  ).catch(async (error: unknown) => {
    await receiver.close()
    throw error
  })
  // Open responses may still store messages.
  closings.push(server.close, receiver.close)
  console.log(
    `Receiving messages at ${server.url}${reach}; they are stored in ${environment.secrets.databaseUrl ? 'PostgreSQL' : pathFromCwd(folder)}`,
  )
  return 0
}

/** Whether an attempt to deliver a message has failed, and none has succeeded since. */
function isUndelivered({ state, deliveries }: KeptSubmission): boolean {
  return state === 'failed' || (state === 'waiting' && Object.values(deliveries).some((one) => one.state !== 'done' && one.attempts > 0))
}

async function collect({ state, form, since }: ReceiveOptions, store: Store): Promise<KeptSubmission[] | string> {
  if (state !== undefined && !STATES.includes(state)) return `--state must be one of: ${STATES.join(', ')}.`
  const from = since === undefined ? undefined : readMoment(since)
  if (since !== undefined && from === undefined) return '--since must be a day such as 2026-12-01, or a time with an offset.'
  const messages: KeptSubmission[] = []
  for await (const message of messagesOf(store, { state: state as SubmissionState | undefined, form, since: from })) messages.push(message)
  return messages
}

async function change(what: 'retry' | 'release' | 'drop', done: string, { words, all }: ReceiveOptions, store: Store): Promise<number> {
  const ids = words.slice(1)
  if (all ? ids.length > 0 || what === 'drop' : ids.length === 0)
    return refuse(`receive ${what} needs the ids of messages${what === 'drop' ? '' : ', or --all'}.`)
  const { changed, others, left } = await changeMessages(store, what, all ? 'all' : ids)
  console.log(
    left
      ? `The receiver does not respond. It will process ${changed.length} ${changed.length === 1 ? 'message' : 'messages'} when it runs again.`
      : `${changed.length} ${changed.length === 1 ? 'message was' : 'messages were'} ${done}.`,
  )
  for (const id of others) console.error(`${id} is not a message that can be ${done}.`)
  return others.length > 0 ? 1 : 0
}

function refuse(message: string): number {
  console.error(message)
  return 2
}
