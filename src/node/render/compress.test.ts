import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brotliSize, precompress } from './compress.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const text = '<p>Bread, rolls and cakes, baked in the night.</p>'.repeat(100)

test('a compressible file gets both forms, which unpack to it', async () => {
  mkdirSync(join(dir, 'shop'))
  writeFileSync(join(dir, 'shop/index.html'), text)
  const done = await precompress(dir)
  const [br, gz] = [readFileSync(join(dir, 'shop/index.html.br')), readFileSync(join(dir, 'shop/index.html.gz'))]
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gz).toString()).toBe(text)
  expect(done).toEqual({ files: 2, bytes: br.length + gz.length })
})

test('small files, pictures and fonts are left alone', async () => {
  writeFileSync(join(dir, 'small.css'), 'a{}')
  writeFileSync(join(dir, 'font.woff2'), text)
  writeFileSync(join(dir, 'photo.avif'), text)
  expect(await precompress(dir)).toEqual({ files: 0, bytes: 0 })
})

test('H14 a compressed form that is of no use any more goes', async () => {
  writeFileSync(join(dir, 'a.js'), 'export {}')
  writeFileSync(join(dir, 'a.js.br'), 'stale')
  await precompress(dir)
  expect(existsSync(join(dir, 'a.js.br'))).toBe(false)
})

test('H14 a compressed form from before is replaced', async () => {
  writeFileSync(join(dir, 'a.js'), text)
  writeFileSync(join(dir, 'a.js.br'), 'stale')
  await precompress(dir)
  expect(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))).toString()).toBe(text)
})

test('the size on the wire is that of a hashed file as written', async () => {
  mkdirSync(join(dir, 'static/js'), { recursive: true })
  writeFileSync(join(dir, 'static/js/a-1a2b.js'), text)
  await precompress(dir)
  expect(brotliSize(text)).toBe(readFileSync(join(dir, 'static/js/a-1a2b.js.br')).length)
})
