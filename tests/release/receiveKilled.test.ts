import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { messagesOf } from '#src/node/receive/admin/messagesOf.ts'
import { receivedForms } from '#src/node/receive/receivedForms.ts'
import { bundledScript } from '#tests/support/bundledScript.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { ORDER, orderPage } from '#tests/support/orderForm.ts'
import { POSTGRES_MISSING, startPostgres } from '#tests/support/postgres.ts'
import type { ProcessOptions } from '#tests/support/receiverProcess.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const MESSAGES = 100
/** Guards against hanging only: a receiver takes some seconds to start on a busy machine. */
const PATIENCE_MS = 240_000
/** A day of the receiver passes in five seconds. */
const SPEED = 86_400 / 5
const DAY_MS = 86_400_000

/** Kills and starts a receiver again and again; `at` counts the events after which it is killed. */
function mortal(script: string, options: ProcessOptions) {
  let child: ChildProcess
  let listening: Promise<unknown>
  let kills = 0
  const start = () => {
    child = spawn(process.execPath, [script, JSON.stringify(options)], { env: terminalEnv(), stdio: ['ignore', 'pipe', 'ignore'] })
    listening = once(child.stdout!, 'data')
  }
  start()
  return {
    /** Fulfilled when the receiver that lives now listens. */
    awake: () => listening,
    kills: () => kills,
    kill() {
      child.kill('SIGKILL')
      kills += 1
      start()
    },
    async end() {
      await listening
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Whether a number of a series of events is one at which the receiver is killed. */
const isLast = (count: number) => [3, 11, 24, 45, 70, 99].includes(count)

async function ordeal(databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const mails = await startMailServer()
  onTestFinished(() => mails.close())
  const began = Date.now()
  const now = () => began + (Date.now() - began) * SPEED
  /** When the recipients are well again: a day after the last message was taken. */
  let recovery = Infinity
  const isRecovered = () => now() > recovery

  let hooks = 0
  const hooked: { id: string; name: string }[] = []
  let look = () => {}
  const service = createServer((request, response) => {
    void text(request).then(
      (body) => {
        hooks += 1
        // For a day it answers with an error, or not at all.
        if (!isRecovered()) return hooks % 3 === 0 ? undefined : void response.writeHead(500).end()
        const { data } = JSON.parse(body) as { data: { id: string; values: { name: string } } }
        expect(request.headers['webhook-id']).toBe(data.id)
        hooked.push({ id: data.id, name: data.values.name })
        // It has the message, and whoever sent it never hears of that.
        if (hooked.length === 20 || hooked.length === 60) receiver.kill()
        else response.writeHead(204).end()
        look()
      },
      () => {},
    )
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  mails.answer = () => {
    // Once it is among the mails.
    setImmediate(() => look())
    if (!isRecovered()) return new Error('No room on the disk')
    if (mails.mails.length === 30) receiver.kill()
    return null
  }

  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const recipients = [
    { kind: 'file', name: 'file' },
    { kind: 'mail', name: 'mail', to: 'office@bakery.example', from: 'site@bakery.example' },
    { kind: 'webhook', name: 'webhook', url: 'https://shop.bakery.example' },
  ]
  const written = JSON.parse(readFileSync('tests/fixtures/bakery/site.json', 'utf8')) as object
  const site = bakerySite({
    'site.json': JSON.stringify({ ...written, forms: { recipients, perVisitor: { messages: 1000 }, retryDays: 30 } }),
    'pages/order.json': orderPage(),
  })
  const form = receivedForms(site).get('preorder')!
  const { settings, theme } = site
  const webhookUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const script = await bundledScript('receiverProcess')
  const receiver = mortal(script, { form, settings, theme, folder, port, smtpUrl: mails.url, webhookUrl, databaseUrl, speed: SPEED, began })
  onTestFinished(() => receiver.end())

  /** Name of the visitor by id of the message, for each message that was acknowledged. */
  const acknowledged = new Map<string, string>()
  let answers = 0
  /** Sends a message until it is acknowledged, as a page does: always under one key. */
  async function send(number: number): Promise<void> {
    const name = `Visitor ${number}`
    for (;;) {
      await receiver.awake()
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/_forms/preorder`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key ${number}`.replace(' ', '-') },
          body: JSON.stringify({ ...ORDER, values: { ...ORDER.values, name } }),
        })
        const { state, id } = (await answer.json()) as { state: string; id: string }
        if (state !== 'accepted') continue
        answers += 1
        if (isLast(answers)) receiver.kill()
        if (acknowledged.has(id)) expect(acknowledged.get(id)).toBe(name)
        acknowledged.set(id, name)
        return
      } catch {
        // It was killed while it answered: whether the message is there, nobody knows, so it is sent again.
      }
    }
  }
  const numbers = Array.from({ length: MESSAGES }, (_, index) => index + 1)
  const queue = [...numbers]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) await send(number)
    }),
  )
  // Some pages have not heard the answer, and send once more.
  for (const number of [1, 50, 100]) await send(number)
  expect(acknowledged.size).toBe(MESSAGES)
  expect([mails.mails, hooked]).toEqual([[], []])
  recovery = now() + DAY_MS

  const isEverywhere = () => {
    const mailed = new Set(mails.mails.map((mail) => mail.header('X-Submission')))
    const known = new Set(hooked.map(({ id }) => id))
    return [...acknowledged.keys()].every((id) => mailed.has(id) && known.has(id))
  }
  await new Promise<void>((resolve) => {
    look = () => isEverywhere() && resolve()
    look()
  })

  // Mail and service: each message at least once, and each time under the id that was acknowledged.
  for (const { id, name } of hooked) expect(acknowledged.get(id)).toBe(name)
  for (const mail of mails.mails) {
    const id = mail.header('X-Submission')!
    expect(acknowledged.has(id)).toBe(true)
    expect(mail.header('Message-ID')).toBe(`<${id}@bakery.example>`)
  }
  // The file: each message once.
  const lines = readFileSync(join(folder, 'received', 'file.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const inFile = lines.map((line) => (JSON.parse(line) as { values: { name: string } }).values.name)
  expect(inFile.toSorted()).toEqual(numbers.map((number) => `Visitor ${number}`).toSorted())
  // The journal: each message once, under the id that was acknowledged.
  const kept: string[] = []
  for await (const { id } of messagesOf({ folder, databaseUrl }, {})) kept.push(id)
  expect(kept.toSorted()).toEqual([...acknowledged.keys()].toSorted())
  expect(receiver.kills()).toBeGreaterThanOrEqual(8)
}

test(
  'F19 killed again and again, with recipients that fail for a day, a receiver loses and doubles nothing',
  async () => {
    await ordeal(undefined)
  },
  PATIENCE_MS,
)

// PostgreSQL is not on every machine.
test.skipIf(POSTGRES_MISSING !== '')(
  `F19 the same holds for messages in PostgreSQL${POSTGRES_MISSING}`,
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    await ordeal(postgres.url)
  },
  PATIENCE_MS,
)
