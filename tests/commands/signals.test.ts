import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildSite } from '#src/node/render/buildSite.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import type { BuildCode } from '#src/node/render/code/keptCode.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'

/** More than the buffers of a connection hold: the answer is open until somebody reads it. */
const LARGE = Buffer.alloc(24_000_000, 'x')

/** A server in a process group of its own. */
type Running = { child: ChildProcess; port: number; ended: Promise<[code: number | null, signal: string | null]>; said: () => string }

const children: ChildProcess[] = []
afterEach(() => {
  for (const { pid } of children.splice(0)) {
    try {
      process.kill(-pid!, 'SIGKILL')
    } catch {
      // All of them have ended.
    }
  }
})

/** Starts a command line and waits until it serves, or ends. */
async function run(command: string[], environment: Record<string, string> = {}): Promise<Running> {
  const { VITEST: _runner, HOST: _host, npm_lifecycle_event: _event, ...inherited } = process.env
  const child = spawn(command[0]!, command.slice(1), {
    detached: true,
    env: { ...inherited, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const ended = once(child, 'close') as Running['ended']
  const port = await new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        const found = /(?:Serving|Preview) http:\S+:(\d+)/.exec(output)
        if (found) resolve(Number(found[1]))
      })
    void ended.then(() => resolve(0))
  })
  return { child, port, ended, said: () => output }
}

/** The arguments that have `start` serve a built site with a large file, without building it. */
let places: string[]
let home: string
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'signals-'))
  const [configDir, dist, workDir] = ['config', 'dist', '.build'].map((name) => join(home, name)) as [string, string, string]
  cpSync('tests/fixtures/bakery', configDir, { recursive: true })
  const code = stubbedCode(home)
  const withLarge: BuildCode = {
    ...code,
    async make(...given) {
      const built = await code.make(...given)
      writeFileSync(join(built.clientDir, 'static', 'large.woff2'), LARGE)
      return built
    },
  }
  expect(await buildSite({ configDir, dist, workDir }, undefined, undefined, withLarge)).toMatchObject({ status: 'built' })
  writeFileSync(stampFile(workDir), fingerprint(configDir))
  places = ['--config', configDir, '--out', dist]
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function answerOf(port: number, path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage]
  return answer
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  // Sockets end with `error`, in the one case, and are open, in the other.
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

async function untilClosed(port: number): Promise<void> {
  while (await isOpen(port));
}

async function bytesOf(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const part of answer) bytes += (part as Buffer).length
  return bytes
}

const SIGNALS = [
  ['SIGTERM to npm', 'SIGTERM', 'npm'],
  ['SIGINT to all processes, as a terminal sends it', 'SIGINT', 'group'],
  ['SIGHUP to all processes, from a terminal that is closed', 'SIGHUP', 'group'],
  ['SIGINT to npm', 'SIGINT', 'npm'],
  ['SIGTERM to all processes, as systemd sends it', 'SIGTERM', 'group'],
] as const

test.each(SIGNALS)('H10 H40 %s closes the port, finishes the open answer and ends npm start', async (_title, signal, target) => {
  const { child, port, ended } = await run(['npm', 'start', '--', ...places])
  const answer = await answerOf(port, '/static/large.woff2')
  process.kill(target === 'npm' ? child.pid! : -child.pid!, signal)
  await untilClosed(port)
  expect(await bytesOf(answer)).toBe(LARGE.length)
  // npm does not catch the end of its terminal.
  expect(await ended).toEqual(signal === 'SIGHUP' ? [null, 'SIGHUP'] : [0, null])
})

test('H40 a server whose shell ends under npm ends, too', async () => {
  const script = `node src/node/cli/run.mjs start ${places.join(' ')}; true`
  const { child, port, ended } = await run(['sh', '-c', script], { npm_lifecycle_event: 'start' })
  const answer = await answerOf(port, '/static/large.woff2')
  process.kill(child.pid!, 'SIGTERM')
  await untilClosed(port)
  expect(await bytesOf(answer)).toBe(LARGE.length)
  await ended
})

test('H40 H41 without HOST the line says that only this machine is served, and how to serve others; a second signal ends the server at once', async () => {
  const { child, port, said, ended } = await run(['node', 'src/node/cli/run.mjs', 'start', ...places])
  expect(said()).toMatch(/Serving http:\/\/localhost:\d+ to this machine only \(HOST=0\.0\.0\.0 lets others in\)\n/)
  const answer = await answerOf(port, '/static/large.woff2')
  answer.on('error', () => {})
  process.kill(child.pid!, 'SIGTERM')
  await untilClosed(port)
  const again = setInterval(() => child.kill('SIGTERM'), 50)
  void ended.finally(() => clearInterval(again))
  expect(await ended).toEqual([143, null])
})

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

// Only some systems let a test make such a namespace.
test.runIf(spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status === 0)(
  'H40 npm start as the first process of a container ends on SIGTERM, after the open answer',
  async () => {
    const { child, port, ended } = await run([...CONTAINER, 'npm', 'start', '--', ...places])
    const answer = await answerOf(port, '/static/large.woff2')
    const { stdout: first } = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
    process.kill(Number(first), 'SIGTERM')
    await untilClosed(port)
    expect(await bytesOf(answer)).toBe(LARGE.length)
    expect(await ended).toEqual([0, null])
  },
)

test('H40 npm run dev ends on SIGTERM to npm', async () => {
  const { child, port, ended, said } = await run(['npm', 'run', 'dev', '--', ...places], { NODE_ENV: 'development' })
  expect(port, said()).toBeGreaterThan(0)
  process.kill(child.pid!, 'SIGTERM')
  await untilClosed(port)
  expect(await ended).toEqual([0, null])
})

test('H41 HOST has the site served on another address, and the line says which', async () => {
  const { child, port, said, ended } = await run(['npm', 'start', '--', ...places], { HOST: '0.0.0.0' })
  expect(said()).toContain(`Serving http://localhost:${port} on every address of this machine (HOST=0.0.0.0)\n`)
  expect(await isOpen(port)).toBe(true)
  process.kill(child.pid!, 'SIGTERM')
  await ended
})

test.each([
  [{ HOST: '203.0.113.1' }, /^203\.0\.113\.1 is not an address of this machine\. .*HOST=0\.0\.0\.0/m],
  [{ PORT: 'http' }, /^PORT is "http"; it must be a number from 0 to 65535\.$/m],
])('H10 H41 %j is refused in one line', async (environment, line) => {
  const { said, ended } = await run(['node', 'src/node/cli/run.mjs', 'start', ...places], environment)
  expect(await ended).toEqual([2, null])
  expect(said()).toMatch(line)
  expect(said().trim().split('\n')).toHaveLength(1)
})
