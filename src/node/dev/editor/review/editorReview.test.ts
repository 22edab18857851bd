import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { keptFigures } from '#src/node/render/budgets/keptFigures.ts'
import { reviewRepository } from '#tests/support/reviewRepository.ts'
import { editorReview } from './editorReview.ts'

const deskOf = (configDir: string) => ({ configDir, at: Date.parse('2026-11-22') }) as PreviewContext

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
  expect(checks.map(({ name, state }) => [name, state])).toContainEqual(['No address is removed without a redirect', 'failed'])
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

test('budgets are told as the last build has weighed this config; of another one, that the next build will', async () => {
  const { configDir, root, edit } = reviewRepository()
  edit('"name": "', '"budgets": [{ "scripts": 60 }], "name": "', 'site.json')
  const workDir = join(root, '.build')
  mkdirSync(workDir)
  const figure = { pages: 'all pages', what: 'JavaScript', allowed: '60 kB', heaviest: { path: '/visit', amount: '58 kB' }, of: 4 }
  const write = (over: number) =>
    keptFigures.write(workDir, {
      config: keptFigures.configName(configDir, null),
      next: { since: null, at: '2026-12-01T00:00:00.000Z', files: [] },
      figures: [{ ...figure, over }],
    })
  const budgets = async (day = '2026-11-22') => {
    const { checks } = await editorReview({ ...deskOf(configDir), workDir, at: Date.parse(day) })
    return checks.find(({ name }) => name === 'Pages are within their budgets')
  }
  const unknown = { state: 'unknown', about: '1 budget: checked in the next build' }
  expect(await budgets()).toMatchObject(unknown)
  write(0)
  expect(await budgets()).toMatchObject({ state: 'passed', figures: ['JavaScript, all pages: 58 kB of 60 kB, on /visit'] })
  write(1)
  expect(await budgets()).toMatchObject({ state: 'failed', figures: ['JavaScript, all pages: 58 kB of 60 kB, on /visit; 1 of 4 over'] })
  // The site is different on that day.
  expect(await budgets('2026-12-02')).toMatchObject(unknown)
  edit('"title": "', '"title": "New: ')
  expect(await budgets()).toMatchObject(unknown)
})
