import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { githubStandIn } from '#tests/support/githubStandIn.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { reviewEndpoints } from './reviewEndpoints.ts'
import type { EditorReview } from './reviewWire.ts'

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

/** Sends the editor’s requests: the review, then the publication. */
async function publish(configDir: string, asked: { pullRequest?: boolean; branch?: string } = {}) {
  const desk = { configDir } as PreviewContext
  const review = (await reviewEndpoints['/_dev/edit/review']!.answer(desk, {})).body as EditorReview
  const wanted = { branch: 'next', title: 'Better words', push: true, pullRequest: false, reviewed: review.reviewed, ...asked }
  return reviewEndpoints['/_dev/edit/publish']!.answer(desk, wanted)
}

test('C54 what is published comes with the address of the pull request', async () => {
  const { configDir, remote, edit, addRemote } = reviewRepository()
  addRemote('https://github.com/quayfold/site.git')
  edit(...TITLE)
  const pull = 'https://github.com/quayfold/site/pull/7'
  const github = await githubStandIn({ 'POST /repos/quayfold/site/pulls': { status: 201, body: { html_url: pull } } })
  vi.stubEnv('GITHUB_TOKEN', 'secret-token')
  vi.stubEnv('GITHUB_SERVER_URL', undefined)
  vi.stubEnv('GITHUB_API_URL', github.url)
  const { status, body } = await publish(configDir, { pullRequest: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ links: [{ label: 'Pull request', url: pull }], unfinished: null })
  expect(JSON.stringify(body)).not.toContain('secret-token')
  expect(git(remote, 'diff', '--name-only', 'main', 'next')).toBe('config/pages/visit.json')
})

test('C54 what is half done is told as that, and what cannot be done is refused in words', async () => {
  const { configDir, remote, root, edit, addRemote, hook } = reviewRepository()
  addRemote()
  edit(...TITLE)
  hook(remote, 'pre-receive', 'echo "Only on weekdays"; exit 1')
  expect(await publish(configDir)).toMatchObject({ status: 200, body: { unfinished: expect.stringContaining('Only on weekdays') } })
  expect(await publish(configDir, { branch: '-x' })).toMatchObject({ status: 409 })
  edit('"title"', '"titel"')
  expect(await publish(configDir, { branch: 'other' })).toEqual({ status: 409, body: { message: expect.stringContaining('has errors') } })
  expect(git(root, 'branch', '--list', 'other')).toBe('')
})
