import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Suspicion } from '#src/node/receive/journal/submission.ts'
import { mountReceiver } from '#src/node/receive/mountReceiver.ts'
import { serve } from '#src/node/serve/serve.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { runCli, startCli } from '#tests/support/cli.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { heldClock } from '#tests/support/heldClock.ts'
import { ORDER, orderPage } from '#tests/support/orderForm.ts'
import { runHere } from '#tests/support/runHere.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receive-command-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const receive = (...words: string[]) => runHere('receive', ...words, '--data', folder)
const id = (number: number) => number.toString(16).padStart(16, '0')

/** Puts messages into the folder: the first is delivered, the second failed, the third is held. */
async function withMessages(): Promise<void> {
  const journal = await fileJournal(folder, heldClock(Date.UTC(2026, 10, 23)), () => {})
  const suspicions: (Suspicion | undefined)[] = [undefined, undefined, 'trap']
  for (const [index, suspicion] of suspicions.entries()) {
    const number = index + 1
    const values = { name: `=Visitor ${number}`, wishes: 'one\ntwo' }
    const submission = {
      id: id(number),
      form: number === 1 ? 'order' : 'contact',
      at: Date.UTC(2026, 10, 19 + number),
      page: '/order',
      values,
    }
    await journal.add({ ...submission, keys: [`${number}`], content: `${number}`, recipients: ['shop'], suspicion })
  }
  for (const delivery of await journal.take('shop', 10)) {
    const isFirst = delivery.submission.id === id(1)
    await journal.settle(delivery, isFirst ? { state: 'done' } : { state: 'failed', why: 'the service answered 500' })
  }
  await journal.close()
}

describe('receive list', () => {
  test('F14 names each message with its state and what to do about it, and nothing that visitors wrote', async () => {
    await withMessages()
    const { status, stdout } = await receive('list')
    expect(status).toBe(0)
    expect(stdout).toContain(`${id(1)}  2026-11-20 00:00  delivered  order\n`)
    expect(stdout).toContain(`${id(2)}  2026-11-21 00:00  failed     contact  shop (tried 1 time: the service answered 500)`)
    expect(stdout).toContain(`${id(3)}  2026-11-22 00:00  held       contact  a field was filled in that people do not see`)
    expect(stdout).toContain('npm run receive -- release <id>')
    expect(stdout).not.toContain('Visitor')
  })

  test('F14 picks by state, form and time, also as JSON', async () => {
    await withMessages()
    const ids = async (...options: string[]) =>
      (JSON.parse((await receive('list', '--format', 'json', ...options)).stdout) as { id: string }[]).map(({ id }) => id)
    expect(await ids('--state', 'held')).toEqual([id(3)])
    expect(await ids('--form', 'contact')).toEqual([id(2), id(3)])
    expect(await ids('--since', '2026-11-22')).toEqual([id(3)])
    expect(await ids('--form', 'none')).toEqual([])
  })

  test('F14 says that there is nothing, where there is nothing', async () => {
    expect(await receive('list')).toMatchObject({ status: 0, stdout: 'There are no such messages.\n' })
  })
})

describe('receive export', () => {
  test('F14 gives what visitors wrote, a line of JSON each', async () => {
    await withMessages()
    const { stdout } = await receive('export', '--form', 'order')
    expect(JSON.parse(stdout)).toEqual({
      id: id(1),
      form: 'order',
      at: '2026-11-20T00:00:00.000Z',
      page: '/order',
      state: 'delivered',
      values: { name: '=Visitor 1', wishes: 'one\ntwo' },
    })
  })

  test('F14 gives a table in which nothing is a formula', async () => {
    await withMessages()
    const { stdout } = await receive('export', '--format', 'csv', '--state', 'held')
    expect(stdout.split('\r\n')).toEqual([
      'id,form,at,page,state,name,wishes',
      `${id(3)},contact,2026-11-22T00:00:00.000Z,/order,held,'=Visitor 3,"one\ntwo"\n`,
    ])
  })
})

describe('receive retry, release and drop', () => {
  test('F08 F09 F12 change what is named, and say what cannot be changed', async () => {
    await withMessages()
    expect(await receive('retry', id(2))).toMatchObject({ status: 0, stdout: '1 message is tried again.\n' })
    expect(await receive('release', id(3), id(1))).toEqual({
      status: 1,
      stdout: '1 message is released.\n',
      stderr: `${id(1)} is no message that can be released.\n`,
    })
    expect(await receive('drop', id(1))).toMatchObject({ status: 0 })
    const { stdout } = await receive('list', '--format', 'json')
    expect((JSON.parse(stdout) as { state: string }[]).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })

  test('F08 take all that fit with --all', async () => {
    await withMessages()
    expect((await receive('retry', '--all')).stdout).toBe('1 message is tried again.\n')
    expect((await receive('retry', '--all')).stdout).toBe('0 messages are tried again.\n')
  })

  test.each([
    [['lst'], 'There is no "receive lst"'],
    [['drop', '--all'], 'receive drop takes the ids of messages.'],
    [['retry'], 'takes the ids of messages, or --all.'],
    [['release', '--all', 'x'], 'takes the ids of messages, or --all.'],
    [['list', '--state', 'lost'], '--state is waiting, held, failed, delivered.'],
    [['list', '--since', 'monday'], '--since is a day'],
    [['list', '--format', 'csv'], '--format of list is text or json.'],
    [['export', '--format', 'json'], '--format of export is jsonl or csv.'],
  ])('F14 %j is answered with what there is', async (words, line) => {
    const { status, stderr } = await receive(...words)
    expect([status, stderr]).toEqual([2, expect.stringContaining(line)])
  })
})

describe('the receiver as a process', () => {
  /** Starts the receiver of the bakery; gives its address and what it says when it ends. */
  async function start(environment: Record<string, string> = {}) {
    const config = editedBakery({ 'pages/order.json': orderPage() })
    const args = ['receive', '--config', config, '--data', folder]
    const child = startCli(args, { PORT: '0', ...environment })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [line] = (await once(child.stdout!, 'data')) as [Buffer]
    return { args, child, url: /http:\/\/\S+?:\d+/.exec(line.toString())?.[0] ?? '' }
  }
  const post = (url: string, more: object = {}) =>
    fetch(`${url}/_forms/preorder`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ORDER, ...more }),
    }).then(async (answer) => (await answer.json()) as { state: string; id: string })

  test('F02 F09 takes messages, releases those that a person names, and ends when it is asked to', async () => {
    const { args, child, url } = await start()
    expect(await post(url)).toMatchObject({ state: 'accepted' })
    const held = await post(url, { trap: 'x', values: { ...ORDER.values, name: 'Eve' } })
    expect(held).toMatchObject({ state: 'held' })
    // Another one says who is at work, while the list may be read by anybody.
    expect(await receive('list', '--state', 'held')).toMatchObject({ stdout: expect.stringContaining(held.id) })
    const second = await runCli(args, { PORT: '0' })
    expect([second.code, second.output]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^Another receiver \\(process ${child.pid} .*\\) uses .*\\.\n$`)),
    ])
    expect(await receive('release', held.id)).toMatchObject({ status: 0, stdout: '1 message is released.\n' })
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
    expect(existsSync(join(folder, 'receiver.lock'))).toBe(false)
    expect(await receive('list', '--state', 'held')).toMatchObject({ stdout: 'There are no such messages.\n' })
  })

  test.each([
    [{ FORMS_SMTP_URL: 'mail.example.com' }, 'FORMS_SMTP_URL must be an address such as smtps://user:password@mail.example.com.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; it must be the number of proxies before the receiver, such as 1.'],
    [{ PORT: 'x' }, 'PORT is "x"; it must be a number from 0 to 65535.'],
    [{ FORMS_DATABASE_URL: 'postgresql://forms@127.0.0.1:1/forms' }, 'PostgreSQL cannot be used: '],
  ])('F02 says in one line what is wrong with %j', async (environment, line) => {
    const { code, output } = await runCli(['receive', '--config', 'tests/fixtures/bakery', '--data', folder], { PORT: '0', ...environment })
    expect([code, output]).toEqual([2, expect.stringContaining(line)])
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(folder, 'receiver.lock'))).toBe(false)
  })
})

describe('the receiver in the server of the site', () => {
  async function served(site: Parameters<typeof mountReceiver>[0], log: string[] = []) {
    const dist = join(folder, 'dist')
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Home</title>')
    const receiver = await mountReceiver(site, join(folder, 'config'), (line) => log.push(line))
    const server = await serve({ dist, port: 0, redirects: [], handle: receiver.handle })
    const close = () => Promise.all([server.close(), receiver.close()])
    onTestFinished(async () => void (await close()))
    return { url: server.url, log, close }
  }
  const withForm = () => bakerySite({ 'pages/order.json': orderPage() })
  const post = (url: string) =>
    fetch(`${url}/_forms/preorder`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ORDER) })

  test('F02 takes messages beside the pages, and keeps them beside the config', async () => {
    const { url, close } = await served(withForm())
    expect((await post(url)).status).toBe(202)
    expect((await fetch(url)).status).toBe(200)
    await close()
    expect(readFileSync(join(folder, 'submissions', 'received', 'file.jsonl'), 'utf8')).toContain('ada@visitor.example')
  })

  test('F15 does nothing but say that it is well, where no form needs it', async () => {
    const { url } = await served(bakerySite())
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ state: 'ok' })
    expect((await post(url)).status).toBe(405)
    expect(existsSync(join(folder, 'submissions'))).toBe(false)
  })

  test('F02 refuses messages where another receiver has the folder, and serves the pages', async () => {
    await served(withForm())
    const second = await served(withForm())
    expect(second.log).toEqual([expect.stringMatching(/^Messages of forms are not taken: Another receiver \(process \d+ .*\) uses /)])
    const answer = await post(second.url)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await fetch(second.url)).status).toBe(200)
  })
})
