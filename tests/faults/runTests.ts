import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** How a test ended; `skipped` is left out, for a reason that its file states. */
export type TestOutcome = { title: string; file: string; state: 'passed' | 'failed' | 'skipped' }

type Report = { testResults: { name: string; assertionResults: { fullName: string; status: string }[]; status: string; message: string }[] }

/** Runs the tests in some files and says how each ended. A file that cannot be run is one failed test. */
export async function runTests(files: readonly string[]): Promise<TestOutcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const outputFile = join(folder, 'report.json')
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const projects = ['unit*', 'browser', 'release', 'engines'].flatMap((name) => ['--project', name])
  try {
    const child = spawn(
      process.execPath,
      [vitest, 'run', ...projects, ...files, '--reporter=json', '--reporter=dot', `--outputFile.json=${outputFile}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
    const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
    return testResults.flatMap(({ name, assertionResults, status, message }): TestOutcome[] => {
      const file = name.slice(process.cwd().length + 1)
      if (assertionResults.length === 0 && status === 'failed') return [{ title: `${file}: ${message}`, file, state: 'failed' }]
      return assertionResults.map(({ fullName, status: state }) => ({
        title: fullName,
        file,
        state: state === 'passed' ? 'passed' : state === 'failed' ? 'failed' : 'skipped',
      }))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
