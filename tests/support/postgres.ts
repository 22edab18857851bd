import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A separate, empty PostgreSQL server for a test file. */
export type TestPostgres = { url: string; stop(): void }

/** The programs of the newest PostgreSQL on Debian; null if there is none, or if no user may run it. */
const PROGRAMS = (() => {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return null
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0]
  return newest !== undefined && (userInfo().uid !== 0 || ownerOf('postgres')) ? join(root, newest, 'bin') : null
})()

/** The reason why tests that need PostgreSQL are skipped; empty if they run. */
export const POSTGRES_MISSING = PROGRAMS ? '' : ' (skipped: there is no postgresql on this machine)'

/** Starts PostgreSQL in a separate folder on a free local port. Requires an installation. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const owner = userInfo().uid === 0 ? ownerOf('postgres') : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = (program: string, args: string[]): [string, string[]] =>
    owner ? ['runuser', ['-u', 'postgres', '--', join(PROGRAMS!, program), ...args]] : [join(PROGRAMS!, program), args]
  const data = join(folder, 'data')
  execFileSync(...as('initdb', ['-D', data, '-A', 'trust', '-U', 'forms', '--no-sync', '-E', 'UTF8', '--locale', 'C']), {
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const server = spawn(
    ...as('postgres', ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off']),
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await isReady(server)
  return {
    url: `postgresql://forms@127.0.0.1:${port}/postgres`,
    stop() {
      execFileSync(...as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']), { cwd: folder, stdio: 'pipe' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr!.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}

function ownerOf(name: string): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
