import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { type Hosting, hosts, isInstalled } from '#tests/http/hosts.ts'
import { figure, median, table } from './figures.ts'
import { builtForBench } from './servedSite.ts'

const LEAST_SHARE = 0.5
const MOST_DELAY = 2
const CONNECTIONS = 50
const SECONDS = 4
/** Visitors who read slowly meanwhile: so many bytes each time, and so long between. */
const SLOW = { visitors: 200, bytes: 512, ms: 250 }

/** What wrk says: requests a second, and how long the slowest in a hundred took, in milliseconds. */
type Load = { rate: number; p99: number }

/**
 * Measures the bundled server beside one worker of nginx with the configuration that the build writes, on the same files, in turns; and the
 * bundled server with many slow visitors beside itself without. Prints medians of `repeats`, and ratios, which say more than figures on a
 * machine that has other work. Says so where wrk or nginx is not installed.
 */
export async function serveBench({ configDir, repeats }: { configDir: string; repeats: number }): Promise<void> {
  const missing = ['wrk', 'nginx'].filter((program) => !isInstalled(program))
  if (missing.length > 0) return console.log(`\nNothing is measured: ${missing.join(' and ')} must be installed.`)
  const dist = await builtForBench(configDir)
  const { served, pageStyles } = readPublished(join(dirname(dist), '.build'), dist, { mayBeCopy: true })!
  const home = mkdtempSync(join(tmpdir(), 'bench-'))
  const bundled = await inOwnProcess(dist)
  const nginx = await hosts.nginx({ home, dist, table: hostingTable(served, pageStyles), remove: () => {} })
  try {
    await compare(bundled.url, nginx.url, repeats)
    await underSlowVisitors(bundled.url, repeats)
  } finally {
    await Promise.all([bundled.close(), nginx.close()])
    rmSync(home, { recursive: true, force: true })
  }
}

async function compare(bundled: string, nginx: string, repeats: number): Promise<void> {
  const asked = [
    ['page, gzip', '/', 'gzip'],
    ['page, plain', '/', 'identity'],
    ['data of a page, gzip', '/static/data/about-us.json', 'gzip'],
    ['not there, gzip', '/no-such-page', 'gzip'],
    ['picture', '/assets/logo.svg', 'identity'],
  ] as const
  const rows = asked.map(([what, path, encoding]) => {
    const loads = { bundled: [] as Load[], nginx: [] as Load[] }
    for (let turn = 0; turn < repeats; turn += 1) {
      loads.bundled.push(wrk(bundled + path, encoding))
      loads.nginx.push(wrk(nginx + path, encoding))
    }
    const [own, other] = [loads.bundled, loads.nginx].map((all) => median(all.map(({ rate }) => rate)))
    const share = own! / other!
    return [what, figure(own!), figure(other!), `${figure(share, 2)}${share < LEAST_SHARE ? '!' : ''}`]
  })
  console.log(
    `\nRequests a second, ${CONNECTIONS} connections, median of ${repeats}; target: at least ${LEAST_SHARE} of nginx (one worker)`,
  )
  console.log(table([['', 'bundled', 'nginx', 'ratio'], ...rows]))
}

async function underSlowVisitors(url: string, repeats: number): Promise<void> {
  const [without, during]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < repeats; turn += 1) {
    without.push(await slowest(url, 0))
    during.push(await slowest(url, SLOW.visitors))
  }
  const ratio = median(during) / median(without)
  console.log(
    `\nSlowest request in a hundred with ${SLOW.visitors} slow visitors, median of ${repeats}; target: at most ${MOST_DELAY} × as long`,
  )
  console.log(
    table([
      ['', 'without ms', 'with ms', 'ratio'],
      ['page, gzip', figure(median(without), 1), figure(median(during), 1), `${figure(ratio, 2)}${ratio > MOST_DELAY ? '!' : ''}`],
    ]),
  )
}

/** The p99 of a run in milliseconds, while some visitors sip at a page. */
async function slowest(url: string, visitors: number): Promise<number> {
  const sockets = Array.from({ length: visitors }, () => slowVisitor(url))
  const sips = setInterval(() => sockets.forEach((socket) => void socket.read(SLOW.bytes)), SLOW.ms)
  try {
    return await wrkBeside(`${url}/`)
  } finally {
    clearInterval(sips)
    for (const socket of sockets) socket.destroy()
  }
}

function slowVisitor(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n')
    socket.pause()
  })
  return socket.on('error', () => {})
}

const ARGUMENTS = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency']

function wrk(url: string, encoding: string): Load {
  return read(execFileSync('wrk', [...ARGUMENTS, '-H', `Accept-Encoding: ${encoding}`, url], { encoding: 'utf8' }))
}

/** The p99 of a run during which this process goes on. */
function wrkBeside(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const running = spawn('wrk', [...ARGUMENTS, '-H', 'Accept-Encoding: gzip', url])
    let said = ''
    running.stdout.on('data', (part: Buffer) => (said += part.toString()))
    running.once('error', reject).once('close', () => resolve(read(said).p99))
  })
}

function read(said: string): Load {
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
  const [, number, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  return { rate, p99: Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

async function inOwnProcess(dist: string): Promise<Hosting> {
  const running = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/serveRun.ts', dist], { stdio: ['pipe', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => running.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())))
  const ended = new Promise<void>((resolve) => running.once('close', () => resolve()))
  return {
    url,
    async close() {
      running.stdin.end()
      await ended
    },
  }
}
