import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readBuild } from './readBuild.ts'

/** Reads a `build.ts` with this code. */
async function read(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = join(folder, 'build.ts')
  writeFileSync(build, code)
  return { build, found: (await readBuild({ name: 'tides', folder, build }))! }
}

test('a build.ts is run as it is written, and knows the place where it lies', async () => {
  const { build, found } = await read(`const place: string = import.meta.url
export default () => ({ files: new Map(), headers: {}, npmPackages: [], data: place })`)
  if (!('build' in found)) throw new Error(found.message)
  expect(found.build({ languages: ['en'], types: {} })?.data).toBe(pathToFileURL(build).href)
  expect(Object.keys(found.reached.files)).toEqual([build])
})

test('where there is none, nothing is read', async () => {
  expect(await readBuild({ name: 'tides', folder: '/tides', build: undefined })).toBeUndefined()
})

test.each([
  ['export default 7', { line: 1, column: 1, message: 'the default export is not a function' }],
  ['export default (', { line: 1 }],
  [
    "import { high } from './heights.ts'\nexport default () => high",
    { line: 1, column: 23, message: expect.stringContaining('does not exist') as string },
  ],
  ["throw new Error('no tides')", { line: 1, message: expect.stringContaining('no tides') as string }],
])('code that does not work is one fault with its place: %s', async (code, fault) => {
  const { build, found } = await read(code)
  expect(found).toMatchObject({ file: build, ...fault })
})
