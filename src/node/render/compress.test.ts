import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brotliSize, precompress } from './compress.ts'

let home: string
let dir: string
let cache: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'compress-'))
  dir = join(home, 'dist')
  cache = join(home, 'compressed')
  mkdirSync(dir)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const text = '<p>Bread, rolls and cakes, baked in the night.</p>'.repeat(100)

test('a compressible file gets both forms, which unpack to it', async () => {
  mkdirSync(join(dir, 'shop'))
  writeFileSync(join(dir, 'shop/index.html'), text)
  const done = await precompress(dir, cache)
  const [br, gz] = [readFileSync(join(dir, 'shop/index.html.br')), readFileSync(join(dir, 'shop/index.html.gz'))]
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gz).toString()).toBe(text)
  expect(done).toEqual({ files: ['shop/index.html.br', 'shop/index.html.gz'], bytes: br.length + gz.length })
})

test('small files, pictures and fonts are left alone', async () => {
  writeFileSync(join(dir, 'small.css'), 'a{}')
  writeFileSync(join(dir, 'font.woff2'), text)
  writeFileSync(join(dir, 'photo.avif'), text)
  expect(await precompress(dir, cache)).toEqual({ files: [], bytes: 0 })
})

test('H14 a compressed form that is of no use any more goes', async () => {
  writeFileSync(join(dir, 'a.js'), 'export {}')
  writeFileSync(join(dir, 'a.js.br'), 'stale')
  await precompress(dir, cache)
  expect(existsSync(join(dir, 'a.js.br'))).toBe(false)
})

test('H14 a compressed form from before is replaced', async () => {
  writeFileSync(join(dir, 'a.js'), text)
  writeFileSync(join(dir, 'a.js.br'), 'stale')
  await precompress(dir, cache)
  expect(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))).toString()).toBe(text)
})

test('the size on the wire is that of a hashed file as written', async () => {
  mkdirSync(join(dir, 'static/js'), { recursive: true })
  writeFileSync(join(dir, 'static/js/a-1a2b.js'), text)
  await precompress(dir, cache)
  expect(brotliSize(text)).toBe(readFileSync(join(dir, 'static/js/a-1a2b.js.br')).length)
})

describe('the compressed forms of scripts and style sheets are kept', () => {
  const script = () => join(dir, 'static/js/a-1a2b.js')
  beforeEach(() => {
    mkdirSync(join(dir, 'static/js'), { recursive: true })
    writeFileSync(script(), text)
  })

  test('the next build takes them from there', async () => {
    await precompress(dir, cache)
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept')
    await precompress(dir, cache)
    expect(readFileSync(`${script()}.br`, 'utf8')).toBe('kept')
  })

  test('another content is compressed anew', async () => {
    await precompress(dir, cache)
    writeFileSync(script(), text.toUpperCase())
    await precompress(dir, cache)
    expect(brotliDecompressSync(readFileSync(`${script()}.br`)).toString()).toBe(text.toUpperCase())
  })

  test('an empty file that a stopped machine left is replaced', async () => {
    await precompress(dir, cache)
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), '')
    await precompress(dir, cache)
    expect(brotliDecompressSync(readFileSync(`${script()}.br`)).toString()).toBe(text)
  })

  test('those that no build has used for weeks go', async () => {
    await precompress(dir, cache)
    writeFileSync(join(cache, 'old.br'), 'old')
    utimesSync(join(cache, 'old.br'), 0, 0)
    await precompress(dir, cache)
    expect(readdirSync(cache)).not.toContain('old.br')
    expect(readdirSync(cache)).toHaveLength(2)
  })
})
