import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

/** A test that did not pass. */
export type Failure = { project: Project; file: string; title: string; message: string }

export type Project = 'unit' | 'browser'

/** What never ends is ended. */
const LONGEST_MS = 25 * 60_000
/** A busy machine fails in these ways, too, so that they prove nothing: time-outs, also of hooks, which Vitest tells without a reason. */
const WAITED = /^$|timed out in \d+\s?ms|timeout \d+\s?ms exceeded|timed out after|STACK_TRACE_ERROR/i

type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/**
 * Runs test files of a project, one after the other, and gives what failed by an assertion or an error. Tests that waited in vain are told
 * apart, as a busy machine has such, too.
 */
export async function runTests(
  dir: string,
  project: Project,
  files: readonly string[],
  { bail = false } = {},
): Promise<{ failed: Failure[]; waited: Failure[] }> {
  const out = join(dir, '.build/faults-report.json')
  rmSync(out, { force: true })
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project === 'unit' ? 'unit*' : project,
      '--experimental.fsModuleCache',
      '--reporter=json',
      `--outputFile=${out}`,
      ...(bail ? ['--bail=1'] : []),
      ...files,
    ],
    { cwd: dir, env: { ...terminalEnv(), VITEST_MAX_WORKERS: '1' }, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_MS },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  const none = (message: string): Failure => ({ project, file: files[0] ?? '', title: 'the run itself', message })
  if (signal) return { failed: [], waited: [none('it did not end')] }
  const all = existsSync(out) ? failuresIn(JSON.parse(readFileSync(out, 'utf8')) as Report, dir, project) : []
  if (code !== 0 && all.length === 0) all.push(none(output.trim()))
  return { failed: all.filter(({ message }) => !WAITED.test(message)), waited: all.filter(({ message }) => WAITED.test(message)) }
}

function failuresIn({ testResults }: Report, dir: string, project: Project): Failure[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }): Failure[] => {
    const file = relative(dir, name).replaceAll('\\', '/')
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        project,
        file,
        title: fullName.trim(),
        message: (failureMessages ?? []).join('\n').slice(0, 600),
      }))
    return tests.length === 0 && status === 'failed' ? [{ project, file, title: 'the file itself', message: message.slice(0, 600) }] : tests
  })
}
