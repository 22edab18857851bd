import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'

// Windows has no pipes among its files.
test.skipIf(process.platform === 'win32')('G21 reading ahead ends by itself, and passes over what is no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-ahead-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  writeFileSync(at('page.json'), '{}')
  mkdirSync(at('folder.json'))
  // Whoever opens a pipe waits for somebody to write, unless told not to.
  execFileSync('mkfifo', [at('pipe.json')])
  const worker = new Worker(new URL('./readAhead.mjs', import.meta.url), {
    workerData: ['missing.json', 'folder.json', 'pipe.json', 'page.json'].map(at),
  })
  const end = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  expect(end).toBe(0)
})
