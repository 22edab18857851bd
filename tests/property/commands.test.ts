import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { movePage } from '#src/node/cli/actions/move.ts'
import { newPage } from '#src/node/cli/actions/new.ts'
import { removePage } from '#src/node/cli/actions/remove.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { bounds, fuzzedProject, segment } from '#tests/support/fuzz.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const contents = (dir: string) =>
  Object.fromEntries([...walk(dir).files, ...walk(dir).links].map((file) => [file, readFileSync(join(dir, file), 'base64')]))
const word = fc.oneof(
  segment,
  segment.map((text) => `/${text}`),
  fc.constantFrom(
    'breads',
    '/visit',
    '/breads/rye-loaf',
    '/house-rules',
    '/',
    '/404',
    '/visit/way-here',
    '/opening',
    '../breads',
    '/breads/oat-roll',
    'oat-roll',
  ),
)

const page = fc.constantFrom<string[]>('/visit', '/breads/rye-loaf', '/house-rules', '/breads', '/', '/404')
type Call = { command: typeof newPage | typeof movePage | typeof removePage; words: string[] }
const calls: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call[]>(
    { command: newPage, words: ['breads', 'oat-roll'] },
    { command: newPage, words: ['page', '/shop/opening'] },
    { command: movePage, words: ['/visit', '/opening'] },
    { command: movePage, words: ['/breads/rye-loaf', '/breads/rye'] },
  ),
  fc.tuple(fc.constantFrom('breads', 'page', 'fragments'), word).map((words) => ({ command: newPage, words })),
  fc.tuple(page, word).map((words) => ({ command: movePage, words })),
  page.map((path) => ({ command: removePage, words: [path] })),
  fc
    .tuple(fc.constantFrom(newPage, movePage, removePage), fc.array(word, { maxLength: 3 }))
    .map(([command, words]) => ({ command, words })),
)

test('C12 new, mv and rm with any words write inside the config folder or nothing, and leave no new error', async () => {
  const { root, configDir } = fuzzedProject()
  writeFileSync(join(root, 'beside.txt'), 'untouched')
  const before = contents(root)
  let done = 0
  await fc.assert(
    fc.asyncProperty(calls, async ({ command, words }) => {
      const code = await command({ configDir, words, gone: true, ask: undefined })
      const after = contents(root)
      const touched = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file])
      try {
        expect(
          touched.filter(
            (file) =>
              !/^config\/(?:pages|collections|fragments)\/|^config\/(?:header|footer|redirects|slugs\.lock)\.json$|^\.build\/edits-config\.jsonl$/.test(
                file,
              ),
          ),
        ).toEqual([])
        if (code !== 0) expect(touched).toEqual([])
        else done += 1
        expect(loadSite(configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
      } finally {
        if (touched.length > 0) {
          rmSync(configDir, { recursive: true })
          rmSync(join(root, '.build'), { recursive: true, force: true })
          cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
        }
      }
    }),
    bounds(150),
  )
  expect(done).toBeGreaterThan(0)
})
