import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { guardFor } from '#src/node/edit/rights/guard.ts'
import { worktrees } from '#src/node/team/worktrees.ts'
import { GIT_IDENTITY, type ReviewRepository, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { reviewEndpoints } from './reviewEndpoints.ts'
import type { EditorPublished, EditorReview, RefusedChoice } from './reviewWire.ts'

const TEAM = {
  roles: { editor: { may: [{ acts: ['edit', 'publish'] }] }, writer: { may: [{ acts: ['edit', 'send'] }] } },
  people: { 'anna@example.com': ['editor'], 'bert@example.com': ['editor'], 'cleo@example.com': ['writer'] },
}

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

function teamRepository(): ReviewRepository {
  const made = reviewRepository()
  writeFileSync(join(made.root, '.gitignore'), '.build\n')
  writeFileSync(join(made.root, 'team.json'), JSON.stringify(TEAM))
  git(made.root, 'add', '.')
  git(made.root, 'commit', '--quiet', '-m', 'A team')
  return made
}

/** The editor of a person: their folder, and its requests. */
async function editorOf({ root, configDir }: ReviewRepository, name: string) {
  const email = `${name}@example.com`
  const folder = await worktrees(configDir).of(email)
  if ('failure' in folder) throw new Error(folder.failure)
  const own = folder.configDir
  const guard = guardFor(own, join(root, 'team.json'), { email, name, groups: [] })
  const team = { branches: `edit/${name}/`, main: folder.main }
  const desk = { configDir: own, guard, team, editing: editHistory(own), preview: { good: null } } as unknown as PreviewContext
  const ask = async (address: string, asked: object) =>
    (await reviewEndpoints[`/_dev/edit/${address}`]!.answer(desk, { ...asked })) as { status: number; body: unknown }
  const review = async () => (await ask('review', {})).body as EditorReview
  return {
    own,
    review,
    edit(from: string, to: string, file: string) {
      const text = readFileSync(join(own, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(own, file), text.replace(from, to))
    },
    async publish(isSent = false) {
      const { reviewed, git: place } = await review()
      if ('failure' in place) throw new Error(place.failure)
      const asked = { branch: place.branch ?? 'main', title: `By ${name}`, push: isSent, pullRequest: false, reviewed }
      const { status, body } = await ask('publish', asked)
      return { status, ...(body as Partial<EditorPublished & RefusedChoice>) }
    },
  }
}

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"', 'pages/visit.json'] as const
const RULES = ['"House rules"', '"Rules of the house"', 'pages/house-rules.json'] as const

test('people publish to the main branch from their folders, which follow each other and the project of the server', async () => {
  const repository = teamRepository()
  const { root } = repository
  const [anna, bert, cleo] = await Promise.all(['anna', 'bert', 'cleo'].map((name) => editorOf(repository, name)))
  anna!.edit(...TITLE)
  bert!.edit(...RULES)
  expect((await anna!.review()).git).toMatchObject({ branch: 'main' })
  expect(await anna!.publish()).toMatchObject({ status: 200, done: ['1 change published.'] })
  expect(readFileSync(join(root, 'config', TITLE[2]), 'utf8')).toContain(TITLE[1])
  expect(await bert!.publish()).toMatchObject({ status: 200 })
  expect(git(root, 'log', '-3', '--format=%s').split('\n')).toEqual(['By bert', 'By anna', 'A team'])
  expect((await anna!.review()).groups).toEqual([])
  expect((await cleo!.review()).git).toMatchObject({ branch: null })
  expect(readFileSync(join(anna!.own, RULES[2]), 'utf8')).toContain(RULES[1])
  for (const folder of [root, anna!.own, bert!.own]) expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(readFileSync(join(cleo!.own, RULES[2]), 'utf8')).toContain(RULES[1])
  cleo!.edit('"Come by"', '"Come in"', 'pages/visit.json')
  expect(await cleo!.publish()).toMatchObject({ status: 403, message: expect.stringContaining('may not publish') })
})

test('nothing is published over other work: neither that of colleagues, nor that in the project of the server', async () => {
  const repository = teamRepository()
  const { root, configDir } = repository
  const [anna, bert] = await Promise.all(['anna', 'bert'].map((name) => editorOf(repository, name)))
  anna!.edit(...TITLE)
  bert!.edit('"Come by"', '"Come in"', TITLE[2])
  const draft = readFileSync(join(configDir, TITLE[2]), 'utf8').replace('"Come by"', '"Not committed"')
  writeFileSync(join(configDir, TITLE[2]), draft)
  expect(await anna!.publish()).toMatchObject({ status: 409, details: [expect.stringContaining('not committed')] })
  expect(readFileSync(join(configDir, TITLE[2]), 'utf8')).toBe(draft)
  git(root, 'checkout', '--quiet', '--', 'config')
  expect(await anna!.publish()).toMatchObject({ status: 200 })
  expect(await bert!.publish()).toMatchObject({ status: 403, message: expect.stringContaining('colleagues have published') })
  expect(readFileSync(join(bert!.own, TITLE[2]), 'utf8')).toContain('"Come in"')
  expect(git(root, 'status', '--porcelain')).toBe('')
})

test('with a remote, a publication counts once the remote has it', async () => {
  const repository = teamRepository()
  const { root, remote, addRemote, hook } = repository
  addRemote()
  const [anna, bert] = await Promise.all(['anna', 'bert'].map((name) => editorOf(repository, name)))
  anna!.edit(...TITLE)
  hook(remote, 'pre-receive', 'echo "Only on weekdays"; exit 1')
  expect(await anna!.publish(true)).toMatchObject({ status: 409, details: [expect.stringContaining('Only on weekdays')] })
  expect(git(root, 'log', '-1', '--format=%s')).toBe('A team')
  expect((await anna!.review()).groups).toHaveLength(1)
  hook(remote, 'pre-receive', 'exit 0')
  expect(await anna!.publish(true)).toMatchObject({ status: 200, done: ['1 change published.'], unfinished: null })
  // A colleague has merged something elsewhere: the folders follow it.
  git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Elsewhere')
  git(root, 'push', '--quiet', 'origin', 'main')
  git(root, 'reset', '--quiet', '--hard', 'HEAD~1')
  bert!.edit(...RULES)
  expect(await bert!.publish(true)).toMatchObject({ status: 200 })
  expect(git(remote, 'log', '-3', '--format=%s', 'main').split('\n')).toEqual(['By bert', 'Elsewhere', 'By anna'])
  expect(git(root, 'rev-parse', 'main')).toBe(git(remote, 'rev-parse', 'main'))
})
