import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import type { Suspicion } from '#src/node/receive/journal/submission.ts'
import { mountReceiver } from '#src/node/receive/mountReceiver.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { serve } from '#src/node/serve/serve.ts'
import type { Site } from '#src/site/site.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { startCli } from '#tests/support/cli.ts'
import { applyBakeryEdits, editedBakery } from '#tests/support/editedBakery.ts'
import { heldClock } from '#tests/support/heldClock.ts'
import { ORDER, orderPage } from '#tests/support/orderForm.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'
import { runHere } from '#tests/support/runHere.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receive-command-'))
  vi.stubEnv('PORT', '0')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

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
    const { status, stdout, stderr } = await receive('list')
    // Whoever runs it every morning by a timer is told that something does not arrive.
    expect([status, stderr]).toEqual([1, '1 message could not be delivered yet.\n'])
    expect(await receive('list', '--state', 'held')).toMatchObject({ status: 0, stderr: '' })
    expect(stdout).toContain(`${id(1)}  2026-11-20 00:00  delivered  order\n`)
    expect(stdout).toContain(`${id(2)}  2026-11-21 00:00  failed     contact  shop (tried 1 time: the service answered 500)`)
    expect(stdout).toContain(`${id(3)}  2026-11-22 00:00  held       contact  a hidden field was filled in`)
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
    expect(await receive('list')).toMatchObject({ status: 0, stdout: 'No matching messages.\n' })
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
    expect(await receive('retry', id(2))).toMatchObject({ status: 0, stdout: '1 message was queued again.\n' })
    expect(await receive('release', id(3), id(1))).toEqual({
      status: 1,
      stdout: '1 message was released.\n',
      stderr: `${id(1)} is not a message that can be released.\n`,
    })
    expect(await receive('drop', id(1))).toMatchObject({ status: 0 })
    const { stdout } = await receive('list', '--format', 'json')
    expect((JSON.parse(stdout) as { state: string }[]).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })

  test('F08 take all that fit with --all', async () => {
    await withMessages()
    expect((await receive('retry', '--all')).stdout).toBe('1 message was queued again.\n')
    expect((await receive('retry', '--all')).stdout).toBe('0 messages were queued again.\n')
  })

  test.each([
    [['lst'], 'Unknown command "receive lst"'],
    [['drop', '--all'], 'receive drop needs the ids of messages.'],
    [['retry'], 'needs the ids of messages, or --all.'],
    [['release', '--all', 'x'], 'needs the ids of messages, or --all.'],
    [['list', '--state', 'lost'], '--state must be one of: waiting, held, failed, delivered.'],
    [['list', '--since', 'monday'], '--since must be a day'],
    [['list', '--format', 'csv'], '--format must be text or json with list.'],
    [['export', '--format', 'json'], '--format must be jsonl or csv with export.'],
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
    const second = await runHere(...args)
    expect([second.status, second.stderr]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^Another receiver \\(process ${child.pid} .*\\) uses .*\\.\n$`)),
    ])
    expect(await receive('release', held.id)).toMatchObject({ status: 0, stdout: '1 message was released.\n' })
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
    expect(existsSync(join(folder, 'receiver.lock'))).toBe(false)
    expect(await receive('list', '--state', 'held')).toMatchObject({ stdout: 'No matching messages.\n' })
  })

  test.each([
    [{ FORMS_SMTP_URL: 'mail.example.com' }, 'FORMS_SMTP_URL must be an address such as smtps://user:password@mail.example.com.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; it must be the number of proxies before the receiver, such as 1.'],
    [{ PORT: 'x' }, 'PORT is "x"; it must be a number from 0 to 65535.'],
    [{ FORMS_DATABASE_URL: 'postgresql://forms@127.0.0.1:1/forms' }, 'PostgreSQL cannot be used: '],
  ])('F02 says in one line what is wrong with %j', async (environment, line) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const { status, stdout, stderr } = await receive('--config', 'tests/fixtures/bakery')
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(line)])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(join(folder, 'receiver.lock'))).toBe(false)
  })
})

describe('a config with errors', () => {
  const read = async (url: string) => ({
    taken: (
      await fetch(`${url}/_forms/preorder`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ORDER),
      })
    ).status,
    health: (await (await fetch(`${url}/healthz`)).json()) as object,
  })
  /** Starts a command that serves; gives its address, or how it ended, and what it said. */
  async function started(...args: string[]) {
    const child = startCli(args, { PORT: '0' })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    const ended = once(child, 'close').then(([code]) => code as number | null)
    const url = await new Promise<string>((resolve) => {
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (part: Buffer) => {
          said += part.toString()
          const found = /^(?:Serving|Receiving messages at) (http:\/\/\S+:\d+)/m.exec(said)?.[1]
          if (found) resolve(found)
        })
      void ended.then(() => resolve(''))
    })
    return { url, said, child, ended }
  }
  const end = async ({ child, ended }: Awaited<ReturnType<typeof started>>) => {
    child.kill('SIGTERM')
    await ended
  }
  const breakConfig = (config: string) => applyBakeryEdits(config, { 'pages/visit.json': ['"title"', '"titel"'] })

  test('F02 keeps no receiver from taking messages that has known the forms before', async () => {
    const config = editedBakery({ 'pages/order.json': orderPage() })
    const args = ['receive', '--config', config, '--data', folder]
    breakConfig(config)
    expect(await runHere(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining('no messages are accepted') as string })
    applyBakeryEdits(config, { 'pages/visit.json': ['"titel"', '"title"'] })
    await end(await started(...args))
    breakConfig(config)
    const again = await started(...args)
    expect(again.said).toMatch(/WARNING: the config has errors\. The receiver uses the forms/)
    expect(await read(again.url)).toMatchObject({ taken: 202, health: { state: 'degraded' } })
  })

  test('H10 F02 keeps no server from serving the site that was published, and from taking its messages', async () => {
    const config = editedBakery({ 'pages/order.json': orderPage() })
    const [dist, workDir] = [join(folder, 'dist'), join(folder, '.build')]
    const args = ['start', '--config', config, '--out', dist]
    breakConfig(config)
    expect(await runHere(...args)).toMatchObject({ status: 1 })
    applyBakeryEdits(config, { 'pages/visit.json': ['"titel"', '"title"'] })
    expect(await buildSite({ configDir: config, dist, workDir }, undefined, undefined, stubbedCode(folder))).toMatchObject({
      status: 'built',
    })
    breakConfig(config)
    const again = await started(...args)
    expect(again.said).toContain('WARNING: the site could not be built')
    expect(again.said).toContain('titel')
    expect((await fetch(`${again.url}/visit`)).status).toBe(200)
    expect(await read(again.url)).toMatchObject({ taken: 202, health: { state: 'degraded' } })
    await end(again)
    // The site of another company that lies there is not served in its place.
    const other = editedBakery({ 'pages/visit.json': ['"title"', '"titel"'] })
    expect(await runHere('start', '--config', other, '--out', dist)).toMatchObject({ status: 1 })
  })
})

describe('the receiver in the server of the site', () => {
  async function served(site: Site | undefined, log: string[] = [], trouble?: string) {
    const dist = join(folder, 'dist')
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Home</title>')
    const receiver = await mountReceiver(site && receiverSite(site), join(folder, 'config'), (line) => log.push(line), trouble)
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

  test('F15 says that it is degraded where the site is not the one that config describes: to probes with 200, to whoever asks strictly with 503', async () => {
    for (const site of [withForm(), bakerySite(), undefined]) {
      const { url, close } = await served(site, [], 'The newest config could not be published.')
      const answers = await Promise.all(['/healthz', '/healthz?strict'].map((path) => fetch(url + path)))
      expect(answers.map(({ status }) => status)).toEqual([200, 503])
      expect(await answers[0]!.json()).toMatchObject({ state: 'degraded', reason: 'The newest config could not be published.' })
      await close()
    }
  })

  test('F02 refuses messages, to be sent again later, where the forms of the site are not known', async () => {
    const { url } = await served(undefined, [], 'The newest config could not be published.')
    const answer = await post(url)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  })

  test('F02 refuses messages where another receiver has the folder, and serves the pages', async () => {
    await served(withForm())
    const second = await served(withForm())
    expect(second.log).toEqual([expect.stringMatching(/^Form messages are not accepted: Another receiver \(process \d+ .*\) uses /)])
    const answer = await post(second.url)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await fetch(second.url)).status).toBe(200)
  })
})
