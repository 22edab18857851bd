import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Desk } from '#src/node/dev/desk.ts'
import { reviewRepository } from '#tests/support/reviewRepository.ts'
import { editorReview } from './editorReview.ts'

const deskOf = (configDir: string) => ({ configDir, at: Date.parse('2026-11-22') }) as Desk

test('a review names pages that look otherwise, what is all over the site, lost addresses, and how it can be published', async () => {
  const { configDir, edit, addRemote } = reviewRepository()
  addRemote('https://github.com/quayfold/site.git')
  vi.stubEnv('GITHUB_TOKEN', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  edit('{', '{ "draft": true,', 'collections/breads/spelt-crown.json')
  edit('"name": "', '"name": "The new ', 'site.json')
  const { pages, isAllOver, checks, git, reviewed, title } = await editorReview(deskOf(configDir))
  expect(pages).toContainEqual({ name: 'Spelt crown', did: 'removed', before: '/breads/spelt-crown', after: null })
  expect(isAllOver).toBe(true)
  expect(checks.map(({ name, state }) => [name, state])).toContainEqual(['No address is lost', 'failed'])
  expect(git).toMatchObject({ branch: 'main', suggestion: 'edit/2026-11-22', remote: 'origin', others: 0 })
  expect(git).toMatchObject({ noPullRequest: expect.stringContaining('GITHUB_TOKEN') })
  expect(reviewed).toMatch(/^[0-9a-f]{40}$/)
  expect(title).toContain('1 removed')
})

test('without git it says what cannot be known and done, and the problems all the same', async () => {
  const configDir = join(mkdtempSync(join(tmpdir(), 'review-')), 'config')
  onTestFinished(() => rmSync(join(configDir, '..'), { recursive: true, force: true }))
  cpSync('tests/fixtures/bakery', configDir, { recursive: true })
  rmSync(join(configDir, 'pages/visit.json'))
  const { words, git, problems, pages, reviewed } = await editorReview(deskOf(configDir))
  expect(words).toEqual({ failure: expect.stringContaining('not in a git repository') })
  expect(git).toEqual({ failure: expect.stringContaining('not in a git repository') })
  expect(problems.length).toBeGreaterThan(0)
  expect([pages, reviewed]).toEqual([[], null])
})
