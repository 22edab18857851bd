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

test('H10.3 each file of a folder gets a second name, and none is copied', () => {
  const files = Array.from({ length: 30 }, (_, index) => `guides-${index % 7}/guide-${index}/index.html`)
  const root = folderWith(['index.html', ...files])
  expect(shareFolder(join(root, 'site'), join(root, 'second'))).toBe(true)
  expect(walk(join(root, 'second')).files).toEqual(walk(join(root, 'site')).files)
  for (const file of ['index.html', ...files])
    expect(statSync(join(root, 'second', file)).ino, file).toBe(statSync(join(root, 'site', file)).ino)
})

test('H10.3 what has the new name already stays, and the system’s error is given', () => {
  const root = folderWith(['index.html'])
  mkdirSync(join(root, 'second'))
  writeFileSync(join(root, 'second/mine.txt'), 'Mine')
  expect(() => shareFolder(join(root, 'site'), join(root, 'second'))).toThrow('EEXIST')
  expect(readFileSync(join(root, 'second/mine.txt'), 'utf8')).toBe('Mine')
})

// A file system of its own, where there is one.
test.runIf(existsSync('/dev/shm'))('H10.3 where files cannot have a name on another disk that is said, and nothing is left', () => {
  const root = folderWith(['index.html', 'guides/index.html'])
  const other = mkdtempSync('/dev/shm/share-')
  onTestFinished(() => rmSync(other, { recursive: true, force: true }))
  if (statSync(other).dev === statSync(root).dev) return
  expect(shareFolder(join(root, 'site'), join(other, 'second'))).toBe(false)
  expect(existsSync(join(other, 'second'))).toBe(false)
})
