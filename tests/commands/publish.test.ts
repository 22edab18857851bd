import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { review } from '#src/node/cli/actions/review.ts'
import { githubStandIn } from '#tests/support/githubStandIn.ts'
import { printedText } from '#tests/support/printedText.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'

const printed = printedText()
const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const
const GITHUB = 'https://github.com/quayfold/site.git'
const REPO = '/repos/quayfold/site'
const OPEN = `GET ${REPO}/pulls?state=open&head=quayfold%3Anext`
const PULL = 'https://github.com/quayfold/site/pull/7'

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
  for (const name of ['GITHUB_TOKEN', 'GITHUB_SERVER_URL', 'GITHUB_API_URL']) vi.stubEnv(name, undefined)
})
afterEach(() => void vi.unstubAllEnvs())

/** A repository on GitHub with a change of one text, and what GitHub answers. */
async function onGithub(answers: Parameters<typeof githubStandIn>[0]) {
  const made = reviewRepository()
  made.addRemote(GITHUB)
  made.edit(...TITLE)
  const github = await githubStandIn(answers)
  vi.stubEnv('GITHUB_TOKEN', 'secret-token')
  vi.stubEnv('GITHUB_API_URL', github.url)
  return { ...made, asked: github.asked }
}

test('C54 a pull request is opened with the review as text, into the branch that the work began on', async () => {
  const { configDir, remote, asked } = await onGithub({ [`POST ${REPO}/pulls`]: { status: 201, body: { html_url: PULL } } })
  expect(await review({ configDir, branch: 'next', message: 'Better words', pullRequest: true })).toBe(0)
  expect(printed.log).toContain(`Pull request: ${PULL}`)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ token: 'Bearer secret-token', body: { title: 'Better words', head: 'next', base: 'main' } })
  expect((asked[0]!.body as { body: string }).body).toContain('When we bake and sell')
  expect(git(remote, 'diff', '--stat', 'main', 'next')).toMatch(/^ ?config\/pages\/visit\.json \| 2 \+-\n 1 file changed/)
  expect(printed.log + printed.error).not.toContain('secret-token')
})

test('a second publish goes on in the pull request that is open', async () => {
  const { configDir, edit } = await onGithub({
    [`POST ${REPO}/pulls`]: { status: 422, body: { message: 'Validation Failed', errors: [{ message: 'A pull request already exists' }] } },
    [OPEN]: { status: 200, body: [{ html_url: PULL }] },
  })
  expect(await review({ configDir, branch: 'next', pullRequest: true })).toBe(0)
  expect(printed.log).toContain(`Added to the open pull request: ${PULL}`)
  edit(TITLE[1], '"When we bake"')
  expect(await review({ configDir, branch: 'next', pullRequest: true })).toBe(0)
})

const ANSWERS: [number, object, string][] = [
  [201, { html_url: 'javascript:alert(1)' }, 'did not open a pull request (201)'],
  [401, {}, 'rejected the token'],
  [403, {}, 'does not allow the token'],
  [404, {}, 'GitHub did not find quayfold/site'],
  [422, { message: 'Validation Failed', errors: [{ message: 'No commits between main and next' }] }, 'No commits between main and next'],
]

test.each(ANSWERS)('when GitHub answers %i the branch is there, and why there is no pull request is said', async (status, body, words) => {
  const { configDir, remote } = await onGithub({ [`POST ${REPO}/pulls`]: { status, body }, [OPEN]: { status: 200, body: [] } })
  expect(await review({ configDir, branch: 'next', pullRequest: true })).toBe(1)
  expect(printed.error).toContain('No pull request was opened: ')
  expect(printed.error).toContain(words)
  expect(printed.log).toContain('https://github.com/quayfold/site/compare/main...next?expand=1')
  expect(git(remote, 'branch', '--list', 'next')).toBe('next')
})

test('C54 nothing is committed when it is known that no pull request can be opened', async () => {
  const { configDir, root, asked } = await onGithub({})
  expect(await review({ configDir, branch: 'main', pullRequest: true })).toBe(1)
  expect(printed.error).toContain('a pull request needs its own branch')
  vi.stubEnv('GITHUB_TOKEN', undefined)
  expect(await review({ configDir, branch: 'next', pullRequest: true })).toBe(1)
  expect(printed.error).toContain('needs a GitHub token in GITHUB_TOKEN')
  const elsewhere = reviewRepository()
  elsewhere.addRemote()
  vi.stubEnv('GITHUB_TOKEN', 'secret-token')
  expect(await review({ configDir: elsewhere.configDir, branch: 'next', pullRequest: true })).toBe(1)
  expect(printed.error).toContain('pull requests need a remote on GitHub')
  expect([git(root, 'branch', '--list', 'next'), git(elsewhere.root, 'branch', '--list', 'next'), asked.length]).toEqual(['', '', 0])
  expect(await review({ configDir, pullRequest: true })).toBe(2)
})

test('C54 a push that is refused leaves the commit, says why in words, and works the next time', async () => {
  const { configDir, root, remote, edit, addRemote, hook } = reviewRepository()
  addRemote()
  edit(...TITLE)
  hook(remote, 'pre-receive', 'echo "Only on weekdays"; exit 1')
  expect(await review({ configDir, branch: 'next', push: true })).toBe(1)
  expect(printed.error).toContain('Not pushed: origin rejected it: Only on weekdays')
  hook(remote, 'pre-receive', 'exit 0')
  hook(root, 'pre-push', 'echo "Tests fail" >&2; exit 1')
  expect(await review({ configDir, branch: 'next', push: true })).toBe(1)
  expect(printed.error).toContain('The pre-push hook of this repository stopped the push: Tests fail')
  hook(root, 'pre-push', 'exit 0')
  expect(await review({ configDir, branch: 'next', push: true })).toBe(0)
  expect(printed.log).toContain('The branch next already has these changes')
  expect(git(remote, 'log', '--format=%s', 'next').split('\n')).toHaveLength(2)
})

test('somebody else has pushed to the branch: nothing of theirs is overwritten', async () => {
  const { configDir, root, remote, edit, addRemote } = reviewRepository()
  addRemote()
  const theirs = git(remote, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Theirs')
  git(remote, 'update-ref', 'refs/heads/next', theirs)
  edit(...TITLE)
  expect(await review({ configDir, branch: 'next', push: true })).toBe(1)
  expect(printed.error).toContain('has commits that are missing here')
  expect(git(remote, 'rev-parse', 'next')).toBe(theirs)
  git(root, 'remote', 'set-url', 'origin', join(root, 'nowhere'))
  expect(await review({ configDir, branch: 'other', push: true })).toBe(1)
  expect(printed.error).toContain('origin does not point to a repository.')
})

test('where the remote offers a way to go on, its address is said', async () => {
  const { configDir, remote, edit, addRemote, hook } = reviewRepository()
  addRemote()
  hook(remote, 'post-receive', 'echo "To create a merge request, visit:"; echo "  https://git.quayfold.example/merge/new"')
  edit(...TITLE)
  expect(await review({ configDir, branch: 'next', push: true })).toBe(0)
  expect(printed.log).toContain('Request a review at https://git.quayfold.example/merge/new')
})

test('C54 without a name for the commit nothing is done, and how to set one is said', async () => {
  const { configDir, root, edit } = reviewRepository()
  edit(...TITLE)
  for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'EMAIL'])
    vi.stubEnv(name, undefined)
  git(root, 'config', 'user.useConfigOnly', 'true')
  expect(await review({ configDir, branch: 'next' })).toBe(1)
  expect(printed.error).toContain('git does not know your name')
  expect(git(root, 'branch', '--list', 'next')).toBe('')
})

test('C53 without a branch checked out, a branch begins at that commit; other changed files stay as they are', async () => {
  const { configDir, root, edit } = reviewRepository()
  git(root, 'checkout', '--quiet', '--detach')
  edit(...TITLE)
  writeFileSync(join(root, 'note.txt'), 'second\n')
  writeFileSync(join(configDir, 'pages/.DS_Store'), 'left behind')
  writeFileSync(join(configDir, 'pages/visit.json~'), 'left behind')
  expect(await review({ configDir, branch: 'next' })).toBe(0)
  expect(printed.log).toContain('One other file of this repository differs')
  expect(git(root, 'diff', '--name-only', 'main', 'next')).toBe('config/pages/visit.json')
  expect(git(root, 'status', '--porcelain', '--untracked-files=no')).toBe('M config/pages/visit.json\n M note.txt')
})

test('C53 a branch that another folder has checked out, or on which something is under way, is left alone', async () => {
  const { configDir, root, edit } = reviewRepository()
  git(root, 'worktree', 'add', '--quiet', '-b', 'aside', join(root, '../aside'))
  edit(...TITLE)
  expect(await review({ configDir, branch: 'aside' })).toBe(1)
  expect(printed.error).toContain('checked out in another folder')
  writeFileSync(join(root, '.git/MERGE_HEAD'), `${git(root, 'rev-parse', 'HEAD')}\n`)
  expect(await review({ configDir, branch: 'main' })).toBe(1)
  expect(printed.error).toContain('A merge is in progress')
  expect(git(root, 'log', '--all', '--format=%s')).toBe('First')
})
