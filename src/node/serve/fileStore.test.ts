import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentHash } from '#src/node/files/hashes.ts'
import { DamagedFile, fileStore } from './fileStore.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'store-'))))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const noted = (text: string) => ({ bytes: text.length, sum: contentHash(text) })

describe('H26 a file', () => {
  test('is read once, and is there at once from then on', async () => {
    const store = fileStore()
    const file = written('once.txt', 'bread')
    const first = store.get(file, noted('bread'))
    expect(first).toBeInstanceOf(Promise)
    expect(store.get(file, noted('bread'))).toBeInstanceOf(Promise)
    expect((await first).body?.toString()).toBe('bread')
    expect(store.get(file, noted('bread'))).toBe(await first)
  })

  test('that changes is read again', async () => {
    const store = fileStore()
    const file = written('changing.txt', 'bread')
    await store.get(file, undefined)
    written('changing.txt', 'rolls and bread')
    expect((await store.get(file, undefined)).body?.toString()).toBe('rolls and bread')
  })

  test('that is another than noted is damaged, each time it is asked for', async () => {
    const store = fileStore()
    const file = written('other.txt', 'break')
    await expect(store.get(file, noted('bread'))).rejects.toThrow('differs from the published file')
    expect(() => store.get(file, noted('bread'))).toThrow(DamagedFile)
    expect(() => store.get(file, noted('bread and rolls'))).toThrow('has 5 bytes, but had 15')
    expect(() => store.get(join(folder, 'nowhere'), undefined)).toThrow('is missing')
    await expect(async () => store.get(folder, undefined)).rejects.toThrow(DamagedFile)
  })

  test('larger than what is kept is looked through, and opened when it is sent', async () => {
    const store = fileStore({ ofOne: 10, ofAll: 100 })
    const text = 'a loaf of bread'.repeat(10_000)
    const file = written('large.txt', text)
    const content = await store.get(file, noted(text))
    expect([content.body, content.bytes, content.sum]).toEqual([undefined, text.length, contentHash(text)])
    const handle = await store.open(file, content)
    expect((await handle.readFile()).length).toBe(text.length)
    await handle.close()
    written('large.txt', `${text}!`)
    await expect(store.open(file, content)).rejects.toThrow('has just changed')
  })

  test('that nobody has asked for lately gives way to others', async () => {
    const store = fileStore({ ofOne: 10, ofAll: 20 })
    const [first, second, third] = ['first', 'second', 'third'].map((name) => written(name, '123456789'))
    await store.get(first!, undefined)
    await store.get(second!, undefined)
    await store.get(first!, undefined)
    await store.get(third!, undefined)
    expect(store.get(first!, undefined)).not.toBeInstanceOf(Promise)
    expect(store.get(third!, undefined)).not.toBeInstanceOf(Promise)
    const again = store.get(second!, undefined)
    expect(again).toBeInstanceOf(Promise)
    await again
  })
})
