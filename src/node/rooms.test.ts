import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Rooms of `src/node`, from those that are independent of sites to the commands: each may import the rows above its own, and no other room
 * of its row. A folder in which some folders are rooms of their own is one room for the files directly in it.
 */
const ROWS = [
  ['files', 'text'],
  // Section types of a company bring packs of their words.
  ['words'],
  ['git', 'sections', 'hosting', 'init', 'config/read'],
  // Reading, parsing and assembling config; `config/cache` stores their results.
  ['config/parse', 'receive'],
  ['config/sources'],
  ['config/assemble', 'editorSchemas'],
  ['config/cache'],
  ['config'],
  // Files directly in `src/node`.
  [''],
  ['render', 'edit', 'fetch'],
  ['validate', 'serve', 'reference'],
  ['diff', 'replace', 'comments'],
  ['patch', 'translations', 'fonts', 'tokens'],
  ['review', 'mcp', 'import'],
  ['history'],
  ['dev'],
  // The server in front of previews.
  ['team'],
  ['cli'],
]
const rowOf = (room: string) => ROWS.findIndex((rooms) => rooms.includes(room))

/** The room of a file, a path below `src/node`. */
function roomOf(file: string): string {
  const [first, second, third] = file.split('/')
  if (second === undefined) return ''
  return third !== undefined && ROWS.flat().some((room) => room.startsWith(`${first}/`)) ? `${first}/${second}` : first!
}

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))

/** The files of `src/node` that a file names: imports, types included, and threads. */
function namedIn(file: string): string[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return Array.from(text.matchAll(/'(?:#src\/node\/([^']+)|(\.\/[^']+))'/g), ([, whole, beside]) =>
    whole === undefined ? posix.join(posix.dirname(file), beside!) : whole,
  ).filter((name) => files.includes(name))
}

test('every file of src/node is in a room', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((name) => rowOf(roomOf(name)) < 0)).toEqual([])
})

test('no room of src/node imports upward or sideways, types included', () => {
  const wrong = files.flatMap((name) => {
    const room = roomOf(name)
    const used = namedIn(name).filter((other) => roomOf(other) !== room && rowOf(roomOf(other)) >= rowOf(room))
    return used.map((other) => `${name} → ${other}`)
  })
  expect(wrong).toEqual([])
})

test('docs/architecture.md has a row for each room', () => {
  const table = readFileSync(new URL('../../docs/architecture.md', folder), 'utf8')
  const rooms = ROWS.flat().filter((room) => room !== '')
  expect(rooms.filter((room) => !table.includes(`| \`src/node/${room}\` |`))).toEqual([])
})
