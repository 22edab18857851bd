import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Rooms of `src/node`, from what knows nothing of a site to the commands: each uses the rows above its own; those of one row are strangers.
 * A folder with rows of its own is one room for each of its folders, and one for the files that stand in it directly.
 */
const ROWS = [
  ['files', 'text'],
  // Section types of a company bring packs of their words.
  ['words'],
  ['git', 'sections', 'hosting', 'init', 'config/read'],
  // Reading knows files, parsing their shapes, assembling the site; what is remembered is what these have found out.
  ['config/parse', 'receive'],
  ['config/sources'],
  ['config/assemble', 'editorSchemas'],
  ['config/cache'],
  ['config'],
  // What packages of section types bring, in `packages.ts`.
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

test('every file of src/node stands in a room', () => {
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
