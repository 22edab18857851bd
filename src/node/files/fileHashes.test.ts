import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fileHashes } from './fileHashes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true }))
})

/** Writes a file that was left alone since a time, in seconds since 1970. */
function write(content: string, since: number): void {
  writeFileSync(join(folder, 'a.json'), content)
  utimesSync(join(folder, 'a.json'), since, since)
}

const LONG_AGO = 1_700_000_000

test('H14 equal texts have equal hashes, others have others, and what cannot be read has none', () => {
  write('{}', LONG_AGO)
  writeFileSync(join(folder, 'b.json'), '{}')
  writeFileSync(join(folder, 'c.json'), '{ }')
  const hashes = fileHashes(folder)
  expect(hashes.of('a.json')).toBe(hashes.of('b.json'))
  expect(hashes.of('a.json')).not.toBe(hashes.of('c.json'))
  expect(hashes.of('none.json')).toBeUndefined()
  expect(hashes.read('a.json', 1)).toBeUndefined()
})

test('H14 a file whose stamp is known is not read again; one that was written since is', () => {
  write('one', LONG_AGO)
  const before = fileHashes(folder)
  const one = before.of('a.json')
  // Nothing but its stamp says what is in it.
  const [mtimeMs, size, inode] = before.stamps.get('a.json')!
  const known = new Map([['a.json', [mtimeMs, size, inode, 'as it was'] as const]])
  expect(fileHashes(folder, known as never).of('a.json')).toBe('as it was')
  write('two', LONG_AGO + 1)
  expect(fileHashes(folder, known as never).of('a.json')).not.toBe(one)
  expect(fileHashes(folder, known as never).of('a.json')).not.toBe('as it was')
})

test('H14 the stamp of a file that has only just been written is not trusted', () => {
  write('one', LONG_AGO)
  const now = statSync(join(folder, 'a.json')).mtimeMs + 100
  const hashes = fileHashes(folder, new Map(), now)
  expect(hashes.of('a.json')).toBeDefined()
  expect(hashes.stamps.size).toBe(0)
})
