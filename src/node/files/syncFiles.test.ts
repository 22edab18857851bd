import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginSync, syncFiles } from './syncFiles.ts'

test('G31 files and the folders that name them are waited for, whether or not the disk has begun to write them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sync-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), 'Bread')
  beginSync(root)
  await syncFiles(root, ['index.html'])
  await expect(syncFiles(root, ['gone.html'])).rejects.toThrow('ENOENT')
})

test('G31 a folder that is not there is no reason to fail before it is published', () => {
  expect(() => beginSync(join(tmpdir(), 'no-such-folder'))).not.toThrow()
})
