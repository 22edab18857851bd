import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { printedText } from '#tests/support/printedText.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { release } from './release.ts'

const printed = printedText()
beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const
const AT = Date.parse('2026-11-22')

/** Runs the command; returns its exit code, and what it printed. */
async function run(configDir: string, words: string[], options: Partial<Parameters<typeof release>[0]> = {}) {
  printed.log = printed.error = ''
  const code = await release({ configDir, words, at: AT, ...options })
  return { code, said: printed.log + printed.error }
}

test('a release collects changes of files, and is published without the others', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit(...TITLE)
  edit('"Our breads"', '"Our loaves"', 'pages/breads.json')
  expect(await run(configDir, ['create', 'Spring campaign'])).toEqual({
    code: 0,
    said: expect.stringContaining('spring-campaign') as string,
  })
  expect(await run(configDir, ['create', 'Spring campaign'])).toMatchObject({ code: 1 })
  expect(await run(configDir, ['add', 'spring-campaign', 'pages/index.json'])).toEqual({
    code: 1,
    said: expect.stringContaining('Files with changes: pages/breads.json, pages/visit.json.') as string,
  })
  expect(await run(configDir, ['add', 'spring-campaign', 'pages/visit.json'])).toMatchObject({ code: 0 })
  const listed = await run(configDir, [])
  expect(listed.said).toMatch(/spring-campaign {2}“Spring campaign”, 1 change\n {2}pages\/visit\.json .*When we bake and sell/)
  expect(listed.said).toMatch(/In no release:\n {2}pages\/breads\.json /)
  expect(await run(configDir, ['drop', 'spring-campaign'])).toMatchObject({ code: 1 })

  expect(await run(configDir, ['publish', 'spring-campaign'])).toMatchObject({ code: 0 })
  expect(git(root, 'log', '-1', '--format=%s', 'main')).toBe('Spring campaign')
  expect(git(root, 'show', 'main:config/pages/visit.json')).toContain('When we bake and sell')
  expect(git(root, 'show', 'main:config/pages/breads.json')).not.toContain('Our loaves')
  expect(readFileSync(join(configDir, 'pages/breads.json'), 'utf8')).toContain('Our loaves')
  expect((await run(configDir, [], { format: 'json' })).said).toContain('"releases": []')
})

test('what was taken out of a release, or would cause an error, is not published', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit('"/breads"', '"/braeds"', 'pages/index.json')
  await run(configDir, ['create', 'Autumn'])
  await run(configDir, ['add', 'autumn'], { isAll: true })
  expect(await run(configDir, ['publish', 'autumn'])).toEqual({ code: 1, said: expect.stringContaining('/braeds') as string })
  expect(await run(configDir, ['take', 'autumn', 'config/pages/index.json'])).toMatchObject({ code: 1 })
  expect(await run(configDir, ['take', 'autumn', 'pages/index.json'])).toMatchObject({ code: 0 })
  expect(await run(configDir, ['publish', 'autumn'])).toEqual({ code: 1, said: expect.stringContaining('has no changes yet') as string })
  expect(await run(configDir, ['drop', 'autumn'])).toMatchObject({ code: 0 })
  expect(git(root, 'log', '--format=%s')).toBe('First')
})

test('a person publishes a release only with the right to, and sends one with that', async () => {
  const { root, configDir, edit, addRemote } = reviewRepository()
  addRemote()
  const roles = { writer: { may: [{ acts: ['edit', 'send'] }] }, reader: { may: [{ acts: ['comment'] }] } }
  const people = { 'anna@example.com': ['writer'], 'bert@example.com': ['reader'] }
  writeFileSync(teamFileOf(configDir), JSON.stringify({ roles, people }))
  edit(...TITLE)
  expect(await run(configDir, ['create', 'Spring'], { as: 'bert@example.com' })).toEqual({
    code: 1,
    said: expect.stringContaining('bert@example.com may not publish') as string,
  })
  expect(await run(configDir, ['create', 'Spring'], { as: 'anna@example.com' })).toMatchObject({ code: 0 })
  expect(await run(configDir, ['add', 'spring'], { as: 'anna@example.com', isAll: true })).toMatchObject({ code: 0 })
  expect(await run(configDir, ['publish', 'spring'], { as: 'anna@example.com' })).toMatchObject({ code: 1 })
  expect(git(root, 'log', '--format=%s', 'main')).toBe('First')
  expect(await run(configDir, ['send', 'spring'], { as: 'anna@example.com' })).toMatchObject({ code: 0 })
  expect(git(root, 'ls-remote', '--heads', 'origin')).toContain('refs/heads/release/spring')
})

test.each([
  [['create'], {}, 'Usage: npm run release -- create <name>'],
  [['add', 'x'], {}, 'Usage: npm run release -- add'],
  [['begin', 'x'], {}, 'Available: create, add, take, publish, send, drop.'],
  [['drop', 'x'], { isAll: true }, '--all cannot be combined with this'],
  [[], { format: 'xml' }, 'Available: text, json.'],
])('%j with %j cannot run', async (words, options, said) => {
  const { configDir } = reviewRepository()
  expect(await run(configDir, words, options)).toEqual({ code: 2, said: expect.stringContaining(said) as string })
})
