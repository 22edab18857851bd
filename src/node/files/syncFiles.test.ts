import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { syncFiles } from './syncFiles.ts'

test('G31 files and the folders that name them are waited for', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sync-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), 'Bread')
  await syncFiles(root, ['index.html'])
  await expect(syncFiles(root, ['gone.html'])).rejects.toThrow('ENOENT')
})
