import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Edits, watchEdits } from './watchEdits.ts'

/** A server that has loaded nothing and watches nothing. */
const idle = {
  environments: { ssr: { moduleGraph: { getModulesByFile: () => undefined } } },
  watcher: { add: () => {}, on: () => {} },
} as unknown as ViteDevServer

test('H14 a config folder that goes, or comes back, is an edit', async () => {
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'edits-')))
  const configDir = join(around, 'config')
  mkdirSync(configDir)
  writeFileSync(join(configDir, 'site.json'), '{}')
  const told: Edits[] = []
  const edits = watchEdits(idle, configDir, 10, async (found) => void told.push(found))
  onTestFinished(() => {
    edits.close()
    rmSync(around, { recursive: true, force: true })
  })
  const toldOf = (file: string) => vi.waitFor(() => expect(told.flatMap(({ files }) => files)).toContain(file), { timeout: 10_000 })
  renameSync(configDir, `${configDir}-aside`)
  await toldOf('')
  told.length = 0
  renameSync(`${configDir}-aside`, configDir)
  await toldOf('site.json')
})
