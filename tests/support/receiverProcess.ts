// A receiver in a separate process, for tests that kill it: with a faster clock, and local recipients.
import { setTimeout as delay } from 'node:timers/promises'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import type { Clock } from '#src/node/receive/clock.ts'
import { fileSink } from '#src/node/receive/delivery/fileSink.ts'
import { mailSink } from '#src/node/receive/delivery/mailSink.ts'
import { messageOf } from '#src/node/receive/delivery/messageOf.ts'
import { webhookSink } from '#src/node/receive/delivery/webhookSink.ts'
import { holdFolder } from '#src/node/receive/folderLock.ts'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'
import { openReceiver } from '#src/node/receive/receiver.ts'
import { listen } from '#src/node/serve/listen.ts'

/** The options from the test, as JSON in the first argument. */
export type ProcessOptions = {
  form: ReceivedForm
  settings: SiteSettings
  theme: Theme
  folder: string
  port: number
  smtpUrl: string
  webhookUrl: string
  databaseUrl: string | undefined
  /** The speed of the clock, and its start. */
  speed: number
  began: number
}

async function run(options: ProcessOptions): Promise<void> {
  const { form, settings, theme, folder, port, smtpUrl, webhookUrl, databaseUrl, speed, began } = options
  const clock: Clock = {
    now: () => Math.floor(began + (Date.now() - began) * speed),
    sleep: (ms, signal) => delay(ms / speed, undefined, { signal, ref: false }).catch(() => {}),
    onTheWall: (at) => new Date(began + (at - began) / speed),
  }
  const log = (line: string) => console.error(line)
  if ('holder' in holdFolder(folder)) throw new Error('The folder is held')
  const message = (submission: Submission) => messageOf(submission, form)
  const patienceMs = 300
  const inDatabase = async (url: string) => {
    const { postgresJournal } = await import('#src/node/receive/postgres/postgresJournal.ts')
    return postgresJournal({ url, clock, log, leaseSeconds: 1 })
  }
  const receiver = openReceiver({
    forms: new Map([[form.name, form]]),
    languages: [],
    settings,
    theme,
    journal: databaseUrl ? await inDatabase(databaseUrl) : await fileJournal(folder, clock, log),
    sinks: [
      fileSink(folder, 'file', message),
      mailSink({ name: 'mail', to: 'office@bakery.example', from: 'site@bakery.example', server: smtpUrl, patienceMs }, message),
      webhookSink({ name: 'webhook', url: webhookUrl, secret: 'a secret', clock, patienceMs }, message),
    ],
    folder,
    isMounted: false,
    proxies: 0,
    altchaKey: undefined,
    clock,
    random: Math.random,
    log,
  })
  await listen((request, response) => void receiver.handle(request, response), port, '127.0.0.1')
  console.log('listening')
}

await run(JSON.parse(process.argv[2]!) as ProcessOptions)
