import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { TEAM_VARIABLE, type TeamPreview } from '#src/node/dev/teamKey.ts'
import type { Person } from '#src/node/edit/rights/rightsOf.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { printable } from '#src/node/text/printable.ts'
import type { Upstream } from './forward.ts'
import { type Worktrees, nameOf } from './worktrees.ts'

/** The running previews, one for each person. */
export type Previews = {
  /** The preview of a person, started if needed; or why there is none. Counts as use. */
  of(person: Person): Promise<Upstream | { failure: string }>
  /** The preview of a person if it is running; does not count as use. */
  running(person: Person): Promise<Upstream | { failure: string }> | undefined
  /** Ends previews without requests since a time, in milliseconds since 1970. */
  sweep(before: number): void
  close(): Promise<void>
}

type Running = { child?: ChildProcess; upstream: Promise<Upstream | { failure: string }>; used: number; groups: string }

type PreviewsOptions = {
  folders: Worktrees
  teamFile: string
  project: string
  /** The largest number at a time. */
  most(): number
  now(): number
  log(line: string): void
  /** The variables of this process. */
  environment: NodeJS.ProcessEnv
  /** Called before a preview starts. */
  beforeStart(): Promise<unknown>
}

/** A preview that has not started after this time, in milliseconds, is stopped. */
const START_MS = 120_000

/** Secrets of the front server. */
const KEPT_HERE = ['PAGE_BUILDER_OIDC_CLIENT_SECRET', 'PAGE_BUILDER_PROXY_SECRET', 'PORT', 'HOST', 'npm_lifecycle_event']

const ENDED = 'The preview has ended. Load the page again.'
const NOT_STARTED = 'The preview could not be started. The log of the server says why.'

/** Previews as processes on this machine. */
export function previewProcesses({ folders, teamFile, project, most, now, log, environment, beforeStart }: PreviewsOptions): Previews {
  const running = new Map<string, Running>()

  function end(email: string): void {
    const one = running.get(email)
    running.delete(email)
    one?.child?.kill('SIGTERM')
  }

  /** Makes room by ending the preview that was idle longest; false if all are in use. */
  function hasRoom(): boolean {
    if (running.size < most()) return true
    const [email, oldest] = [...running].toSorted(([, a], [, b]) => a.used - b.used)[0]!
    if (now() - oldest.used < IN_USE_MS) return false
    end(email)
    return true
  }

  async function begin(person: Person, one: Running): Promise<Upstream | { failure: string }> {
    await beforeStart()
    const folder = await folders.of(person.email)
    if ('failure' in folder) return folder
    // Ended while its folder was prepared.
    if (running.get(person.email) !== one) return { failure: ENDED }
    const key = randomBytes(32).toString('base64url')
    const preview: TeamPreview = { key, person, branches: `edit/${nameOf(person.email)}/`, main: folder.main, teamFile, project }
    const own = Object.fromEntries(Object.entries(environment).filter(([name]) => !KEPT_HERE.includes(name)))
    const named = plainName(person.name) || person.email
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'src/node/cli/run.mjs'), 'edit', '--config', folder.configDir], {
      cwd: dirname(folder.configDir),
      env: {
        ...own,
        PORT: '0',
        GIT_AUTHOR_NAME: named,
        GIT_AUTHOR_EMAIL: person.email,
        GIT_COMMITTER_NAME: named,
        GIT_COMMITTER_EMAIL: person.email,
        [TEAM_VARIABLE]: JSON.stringify(preview),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    one.child = child
    let said = ''
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
    return new Promise((resolve) => {
      const late = setTimeout(() => stop('it did not start in time'), START_MS)
      const stop = (why: string) => {
        clearTimeout(late)
        if (running.get(person.email) === one) end(person.email)
        log(`The preview of ${person.email} ended: ${why}.\n${said}`)
        resolve({ failure: NOT_STARTED })
      }
      child.once('message', (message) => {
        clearTimeout(late)
        resolve({ port: Number((message as { port: unknown }).port), key })
      })
      child.once('error', ({ message }) => stop(message))
      child.once('exit', (code, signal) => {
        clearTimeout(late)
        if (running.get(person.email) === one) stop(code === null ? `signal ${String(signal)}` : `exit code ${code}`)
        else resolve({ failure: ENDED })
      })
    })
  }

  return {
    async of(person) {
      const groups = JSON.stringify(person.groups)
      const known = running.get(person.email)
      // Rights of groups come with the login, so a new login with other groups needs a new process.
      if (known && known.groups !== groups) end(person.email)
      else if (known) {
        known.used = now()
        return known.upstream
      }
      if (!hasRoom()) return { failure: `All previews are in use (at most ${most()}). Try again in a few minutes.` }
      const one: Running = { upstream: Promise.resolve({ failure: '' }), used: now(), groups }
      running.set(person.email, one)
      one.upstream = begin(person, one).catch((error: unknown) => {
        log(`The preview of ${person.email} could not be started: ${printable(errorReason(error))}`)
        return { failure: NOT_STARTED }
      })
      const upstream = await one.upstream
      if ('failure' in upstream && running.get(person.email) === one) running.delete(person.email)
      return upstream
    },
    running({ email, groups }) {
      const one = running.get(email)
      return one?.groups === JSON.stringify(groups) ? one.upstream : undefined
    },
    sweep(before) {
      for (const [email, { used }] of running) if (used < before) end(email)
    },
    async close() {
      const children = [...running.values()].flatMap(({ child }) => child ?? [])
      for (const email of running.keys()) end(email)
      await Promise.all(
        children.map((child) =>
          child.exitCode === null && child.signalCode === null ? new Promise((done) => child.once('exit', done)) : undefined,
        ),
      )
    },
  }
}

/** A preview without requests for this time, in milliseconds, can make room for another one. */
const IN_USE_MS = 60_000

/** A name as git accepts it in commits: one line, without signs that delimit addresses. */
function plainName(name: string): string {
  return [...name]
    .filter((letter) => letter >= ' ' && letter !== '<' && letter !== '>')
    .join('')
    .trim()
    .slice(0, 100)
}
