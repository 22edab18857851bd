import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shareFolder } from './shareFolder.ts'
import { walk } from './walk.ts'

function folderWith(files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'share-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const file of files) {
    mkdirSync(dirname(join(root, 'site', file)), { recursive: true })
    writeFileSync(join(root, 'site', file), `This is ${file}.`)
  }
  return root
}

test.each([
  ['a few folders', 3],
  ['so many folders that threads share the work', 450],
])('H10.3 each file of %s gets a second name, and none is copied', async (_what, count) => {
  const files = Array.from({ length: count }, (_, index) => `guides-${index % 7}/guide-${index}/index.html`)
  const root = folderWith(['index.html', ...files])
  expect(await shareFolder(join(root, 'site'), join(root, 'second'))).toBe(true)
  expect(walk(join(root, 'second')).files).toEqual(walk(join(root, 'site')).files)
  for (const file of ['index.html', ...files])
    expect(statSync(join(root, 'second', file)).ino, file).toBe(statSync(join(root, 'site', file)).ino)
})

test('H10.3 what has the new name already stays, and the system’s error is given', async () => {
  const root = folderWith(['index.html'])
  mkdirSync(join(root, 'second'))
  writeFileSync(join(root, 'second/mine.txt'), 'Mine')
  await expect(shareFolder(join(root, 'site'), join(root, 'second'))).rejects.toThrow('EEXIST')
  expect(readFileSync(join(root, 'second/mine.txt'), 'utf8')).toBe('Mine')
})

// A file system of its own, where there is one.
test.runIf(existsSync('/dev/shm'))('H10.3 where files cannot have a name on another disk that is said, and nothing is left', async () => {
  const root = folderWith(['index.html', 'guides/index.html'])
  const other = mkdtempSync('/dev/shm/share-')
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  if (statSync(other).dev === statSync(root).dev) return
  expect(await shareFolder(join(root, 'site'), join(other, 'second'))).toBe(false)
  expect(existsSync(join(other, 'second'))).toBe(false)
})
