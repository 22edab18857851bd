import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { messageOf } from '#src/node/receive/delivery/messageOf.ts'
import { openSinks } from '#src/node/receive/delivery/openSinks.ts'
import type { Secrets } from '#src/node/receive/environment.ts'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Journal } from '#src/node/receive/journal/journal.ts'
import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'
import { receivedForms } from '#src/node/receive/receivedForms.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import { openReceiver } from '#src/node/receive/receiver.ts'
import { bakerySite } from './bakerySite.ts'
import { type HeldClock, heldClock } from './heldClock.ts'
import { orderForm, orderPage } from './orderForm.ts'

export type ReceiverSettings = {
  /** Changed fields of the form. */
  form?: Record<string, unknown>
  /** `forms` of site.json. */
  forms?: Record<string, unknown>
  /** Additional files, such as translations. */
  files?: Record<string, string>
  proxies?: number
  isMounted?: boolean
  secrets?: Secrets
  /** Changes the journal, for example so that it fails. */
  journal?: (journal: Journal) => Journal
}

/** The receiver of the bakery, on a local port, with a clock controlled by the test. It stops after the test. */
export type ReceiverAtWork = {
  url: string
  folder: string
  clock: HeldClock
  log: string[]
  journal: Journal
  /** Posts like a page: JSON, with a key; `headers` replace those of the page. */
  post(posted: unknown, key?: string, headers?: Record<string, string>): Promise<Response>
  /** Posts like a native form. */
  postForm(fields: Record<string, string> | [string, string][], headers?: Record<string, string>): Promise<Response>
  /** The content of the journal. */
  kept(): Promise<KeptSubmission[]>
  /** Resolves when the file of messages contains that many; returns them. */
  arrived(count: number): Promise<{ id: string; values: Record<string, unknown> }[]>
}

/** Starts the receiver of the bakery. */
export async function receiverAtWork(options: ReceiverSettings = {}): Promise<ReceiverAtWork> {
  const { form, forms: formSettings = {}, files = {}, proxies = 0, isMounted = false, secrets = {} } = options
  const settings = JSON.parse(readFileSync('tests/fixtures/bakery/site.json', 'utf8')) as Record<string, unknown>
  const site = bakerySite({
    'site.json': JSON.stringify({
      ...settings,
      forms: formSettings,
      ...('pages/order.de.json' in files && { languages: [{ tag: 'de' }] }),
    }),
    'pages/order.json': orderPage(orderForm(form)),
    ...files,
  })
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const clock = heldClock()
  const log: string[] = []
  const plain = await fileJournal(folder, clock, (line) => log.push(line))
  const journal = options.journal ? options.journal(plain) : plain
  const forms = receivedForms(site)
  const waiters = new Set<() => void>()
  const sinks = openSinks(site.settings.forms.recipients, {
    folder,
    secrets,
    clock,
    messageOf: (submission) => messageOf(submission, forms.get(submission.form)),
    log: (line) => log.push(line),
  }).map((sink) => ({
    ...sink,
    deliver: async (...message: Parameters<typeof sink.deliver>) => {
      await sink.deliver(...message)
      waiters.forEach((look) => look())
    },
  }))
  const receiver = openReceiver({
    ...receiverSite(site),
    journal,
    sinks,
    folder,
    isMounted,
    proxies,
    altchaKey: secrets.altchaKey,
    clock,
    random: () => 0.5,
    log: (line) => log.push(line),
  })
  const server = createServer((request, response) => {
    if (!receiver.handle(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let keys = 0
  const readArrived = () => {
    try {
      const text = readFileSync(join(folder, 'received', 'file.jsonl'), 'utf8')
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; values: Record<string, unknown> })
    } catch {
      return []
    }
  }
  return {
    url,
    folder,
    clock,
    log,
    journal,
    post: (posted, key = `key-${(keys += 1)}`, headers = {}) =>
      fetch(`${url}/_forms/preorder`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
        body: typeof posted === 'string' ? posted : JSON.stringify(posted),
      }),
    postForm: (fields, headers = {}) =>
      fetch(`${url}/_forms/preorder`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'text/html,*/*', ...headers },
        body: new URLSearchParams(fields),
      }),
    async kept() {
      const messages: KeptSubmission[] = []
      for await (const message of plain.list()) messages.push(message)
      return messages
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          const found = readArrived()
          if (found.length < count) return
          waiters.delete(look)
          resolve(found)
        }
        waiters.add(look)
        look()
      }),
  }
}
