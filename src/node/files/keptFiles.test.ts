import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFiles } from './keptFiles.ts'

const DAY = 86_400_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const never = () => {
  throw new Error('made again')
}

test('a file is made once, and nothing unfinished is left beside it', async () => {
  const path = await keptFiles(folder).file('a.png', () => Buffer.from('A'))
  expect(readFileSync(path, 'utf8')).toBe('A')
  expect(await keptFiles(folder).file('a.png', never)).toBe(path)
  expect(readdirSync(folder)).toEqual(['a.png'])
})

test('the folder may be removed at any time between builds', async () => {
  await keptFiles(folder).file('a.png', () => Buffer.from('A'))
  rmSync(folder, { recursive: true })
  expect(existsSync(await keptFiles(folder).file('a.png', () => Buffer.from('A')))).toBe(true)
})

test('a file that cannot be made is not there', async () => {
  await expect(keptFiles(folder).file('a.png', never)).rejects.toThrow('made again')
  expect(readdirSync(folder)).toEqual([])
})

test('what nobody has asked for in three weeks goes, what is in use stays', async () => {
  const now = Date.now()
  const first = keptFiles(folder, now - 30 * DAY)
  for (const name of ['used.png', 'unused.png']) await first.file(name, () => Buffer.from(name))
  // A file that is there is marked as used at the time of asking.
  for (const name of ['used.png', 'unused.png']) await first.file(name, never)
  const later = keptFiles(folder, now)
  await later.file('used.png', never)
  later.tidy()
  expect(readdirSync(folder)).toEqual(['used.png'])
})

test('two builds at a time end with one whole file', async () => {
  const [one, other] = [keptFiles(folder), keptFiles(folder)]
  const path = await one.file('a.png', async () => {
    await other.file('a.png', () => Buffer.from('A'))
    return Buffer.from('A')
  })
  expect(readFileSync(path, 'utf8')).toBe('A')
  expect(readdirSync(folder)).toEqual(['a.png'])
})

test('two requests for one file at a time end with one whole file', async () => {
  const kept = keptFiles(folder)
  const make = () => Promise.resolve(Buffer.from('A'))
  const [path] = await Promise.all([kept.file('a.png', make), kept.file('a.png', make)])
  expect(readFileSync(path, 'utf8')).toBe('A')
  expect(readdirSync(folder)).toEqual(['a.png'])
})
