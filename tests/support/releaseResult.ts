import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'

/** The file with the result of the last full run, for README.md. */
const FILE = 'docs/release-tests.md'

/** Writes the result of `npm run test:release` into docs/release-tests.md: day, commit, counts, and failures. Ignores partial runs. */
export default class ReleaseResult implements Reporter {
  #vitest!: Vitest
  #isWhole = false

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(files: readonly unknown[]): Promise<void> {
    const all = await this.#vitest.globTestSpecifications()
    this.#isWhole = files.length === all.length && !this.#vitest.config.testNamePattern
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    if (!this.#isWhole || reason === 'interrupted') return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const failed = [
      ...modules
        .filter((module) => !module.ok() && [...module.children.allTests('failed')].length === 0)
        .map(({ relativeModuleId }) => relativeModuleId),
      ...tests.filter((test) => !test.ok()).map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    ]
    const result = { files: modules.length, passed: count('passed'), failed, skipped: count('skipped'), errors: errors.length }
    writeFileSync(FILE, releaseText(result, { day: new Date().toISOString().slice(0, 10), commit: commit() }))
  }
}

/** The content of the file. */
export function releaseText(
  { files, passed, failed, skipped, errors }: { files: number; passed: number; failed: string[]; skipped: number; errors: number },
  { day, commit }: { day: string; commit: string },
): string {
  const verdict = failed.length + errors === 0 ? 'All passed' : 'Not all passed'
  return [
    '# The last run of the release tests',
    'Written by `npm run test:release` at the end of a whole run. Do not edit.',
    `${verdict}: ${day}, at commit ${commit}.`,
    `| files | passed | failed | skipped | other errors |\n|---|---|---|---|---|\n| ${[files, passed, failed.length, skipped, errors].join(' | ')} |`,
    ...(failed.length > 0 ? [failed.map((what) => `- ${what}`).join('\n')] : []),
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

/** The tested commit, and whether the folder had uncommitted changes. */
function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain', '--', '.', `:!${FILE}`)
  return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : ' with changes')
}
