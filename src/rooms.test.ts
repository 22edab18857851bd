import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rooms of `src`, from the domain to what people use: each uses the rows above its own, and `schemas`; those of one row are strangers. */
const ROWS = [
  ['schemas of sections'],
  ['contract'],
  ['site'],
  ['prose', 'theme', 'services', 'store', 'tools'],
  ['ui'],
  ['sections', 'shell', 'server'],
  ['app', 'node', 'doors'],
  ['editor'],
  // What is started: the code of a page, and what renders it.
  ['start.tsx'],
  ['client.tsx', 'server.tsx'],
]
const rowOf = (room: string) => ROWS.findIndex((rooms) => rooms.includes(room))
/** Schemas of sections lie beside their components and are nothing of them. */
const roomOf = (file: string) => (/^sections\/(?:[^/]+\/schema|schemas)\.ts$/.test(file) ? 'schemas of sections' : file.split('/')[0]!)

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))

/** The rooms that a file names: imports, types included. */
function roomsIn(file: string): string[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const beside = file.includes('/') ? [] : Array.from(text.matchAll(/'\.\/([^']+)'/g), ([, name]) => roomOf(name!))
  return [...Array.from(text.matchAll(/'#src\/([^']+)'/g), ([, name]) => roomOf(name!)), ...beside]
}

test('every file of src stands in a room', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => rowOf(roomOf(file)) < 0)).toEqual([])
})

test('no room of src imports upward or sideways, types included', () => {
  const wrong = files.flatMap((file) => {
    const own = roomOf(file)
    const used = roomsIn(file).filter((other) => other !== own && rowOf(other) >= rowOf(own))
    return used.map((other) => `${file} → ${other}`)
  })
  expect(wrong).toEqual([])
})

test('no file of src names a package of section types', () => {
  expect(files.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes("'#packages/"))).toEqual([])
})

test('schemas import nothing of src', () => {
  const schemas = new URL('../schemas/', import.meta.url)
  const named = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  expect(named.filter((name) => readFileSync(new URL(name.replaceAll('\\', '/'), schemas), 'utf8').includes("'#src/"))).toEqual([])
})
