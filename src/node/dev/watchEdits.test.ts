import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type SavedEdits, watchEdits } from './watchEdits.ts'

/** A server that has not loaded any modules and does not watch any files. */
const idle = {
  environments: { ssr: { moduleGraph: { getModulesByFile: () => undefined } } },
  watcher: { add: () => {}, on: () => {} },
} as unknown as ViteDevServer

/** A watched config folder with site settings and a logo. */
function watched(settleMs: number, renew: Parameters<typeof watchEdits>[3]): string {
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'edits-')))
  const configDir = join(around, 'config')
  mkdirSync(join(configDir, 'assets'), { recursive: true })
  writeFileSync(join(configDir, 'site.json'), '{}')
  writeFileSync(join(configDir, 'assets/logo.svg'), '<svg/>')
  const edits = watchEdits(idle, configDir, settleMs, renew)
  onTestFinished(() => {
    edits.close()
    rmSync(around, { recursive: true, force: true })
  })
  return configDir
}

test('H10.4 a picture that is saved while the edit before it settles is an edit of the same turn, assets and all', async () => {
  const turns: SavedEdits[] = []
  const configDir = watched(1000, async (found, more) => {
    turns.push(found)
    if (!found.files.includes('site.json')) return
    writeFileSync(join(configDir, 'assets/logo.svg'), '<svg></svg>')
    await more()
  })
  writeFileSync(join(configDir, 'site.json'), '{')
  await vi.waitFor(() => expect(turns.flatMap(({ assets }) => assets)).toContain('/assets/logo.svg'), { timeout: 10_000 })
  expect(turns).toHaveLength(1)
  expect(turns[0]!.files).toContain('assets/logo.svg')
})

test('H14 a config folder that goes, or comes back, is an edit', async () => {
  const told: SavedEdits[] = []
  const configDir = watched(10, async (found) => void told.push(found))
  const toldOf = (file: string) => vi.waitFor(() => expect(told.flatMap(({ files }) => files)).toContain(file), { timeout: 10_000 })
  renameSync(configDir, `${configDir}-aside`)
  await toldOf('')
  told.length = 0
  renameSync(`${configDir}-aside`, configDir)
  await toldOf('site.json')
})
