import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { printedText } from '#tests/support/printedText.ts'
import { review } from '#src/node/cli/actions/review.ts'
import { siteReview } from '#src/node/review/siteReview.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { besideConfig } from '#src/node/edit/besideConfig.ts'

const printed = printedText()
beforeEach(() => {
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'Test')
    vi.stubEnv(`GIT_${role}_EMAIL`, 'test@mail.example')
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
})
afterEach(() => void vi.unstubAllEnvs())

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** A folder with the bakery as config and a note beside it; removed when the test is over. */
function folder() {
  const root = mkdtempSync(join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  writeFileSync(join(root, 'note.txt'), 'first\n')
  const edit = (from: string, to: string, file = 'pages/visit.json') => {
    const text = readFileSync(join(configDir, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(configDir, file), text.replace(from, to))
  }
  return { root, configDir, edit }
}

/** The same in a repository, all of it committed. */
function repository() {
  const made = folder()
  git(made.root, 'init', '--quiet', '--initial-branch=main')
  git(made.root, 'add', '.')
  git(made.root, 'commit', '--quiet', '-m', 'First')
  return made
}

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const

test('a review says in words what changed, and which problems there are; nothing is committed', async () => {
  const { root, configDir, edit } = repository()
  edit(...TITLE)
  edit('"/breads"', '"/braeds"', 'pages/index.json')
  expect(await review({ configDir })).toBe(1)
  expect(printed.log).toContain('### Config changes')
  expect(printed.log).toContain('When we bake and sell')
  expect(printed.log).toContain('#### Problems')
  expect(printed.log).toContain('/braeds')
  expect(git(root, 'log', '--format=%s')).toBe('First')
})

test('C53 on a branch of its own only config is committed, with the review as message; index, working tree and checked out branch stay', async () => {
  const { root, configDir, edit } = repository()
  edit(...TITLE)
  writeFileSync(join(configDir, 'pages/fresh.md'), 'Not named by a page yet, which is a warning only.\n')
  writeFileSync(join(root, 'note.txt'), 'second\n')
  writeFileSync(join(root, 'other.txt'), 'staged\n')
  git(root, 'add', 'note.txt', 'other.txt')
  writeFileSync(join(root, 'note.txt'), 'third\n')
  const before = git(root, 'status', '--porcelain=v2')
  expect(await review({ configDir, branch: 'words/title', message: 'Better words' })).toBe(0)
  expect(printed.log).toMatch(/Committed 2 files as [0-9a-f]{10} on words\/title\./)
  expect(git(root, 'diff', '--name-only', 'main', 'words/title')).toBe('config/pages/fresh.md\nconfig/pages/visit.json')
  expect(git(root, 'log', '-1', '--format=%s', 'words/title')).toBe('Better words')
  expect(git(root, 'log', '-1', '--format=%b', 'words/title')).toContain('When we bake and sell')
  expect(git(root, 'status', '--porcelain=v2')).toBe(before)
  expect(git(root, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main')
  // More of it goes on top of that, and without a title the sum is one.
  edit('"When we bake and sell"', '"When we bake, and when we sell"')
  expect(await review({ configDir, branch: 'words/title' })).toBe(0)
  expect(git(root, 'log', '--format=%s', 'words/title').split('\n')).toEqual([
    'Update the site (pages: 1 changed)',
    'Better words',
    'First',
  ])
})

test('C53 on the branch that is checked out, the files of config are as committed afterwards, and what else was staged still is', async () => {
  const { root, configDir, edit } = repository()
  edit(...TITLE)
  writeFileSync(join(root, 'other.txt'), 'staged\n')
  git(root, 'add', '.')
  expect(await review({ configDir, branch: 'main' })).toBe(0)
  expect(git(root, 'status', '--porcelain')).toBe('A  other.txt')
  expect(git(root, 'show', '--name-only', '--format=', 'HEAD')).toBe('config/pages/visit.json')
})

test('it is refused with errors in the site, nothing to commit, a branch that went another way, or a name that is none', async () => {
  const { root, configDir, edit } = repository()
  expect(await review({ configDir, branch: 'next' })).toBe(1)
  expect(printed.error).toContain('Nothing in the config folder has changed since the last commit.')
  git(root, 'checkout', '--quiet', '-b', 'aside')
  git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Aside')
  git(root, 'checkout', '--quiet', 'main')
  git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Main')
  edit(...TITLE)
  expect(await review({ configDir, branch: 'aside' })).toBe(1)
  expect(printed.error).toContain('has diverged from your current branch')
  expect(await review({ configDir, branch: '--force' })).toBe(1)
  expect(printed.error).toContain('cannot be the name of a branch')
  expect(await review({ configDir, push: true })).toBe(2)
  edit('"title"', '"titel"')
  expect(await review({ configDir, branch: 'next' })).toBe(1)
  expect(printed.error).toContain('cannot be built')
  expect(git(root, 'branch', '--format=%(refname:short)').split('\n')).toEqual(['aside', 'main'])
})

test('C53 it is pushed only when that is asked for and there is a remote', async () => {
  const { root, configDir, edit } = repository()
  edit(...TITLE)
  expect(await review({ configDir, branch: 'next', push: true })).toBe(1)
  expect(printed.error).toContain('Nothing was committed: the repository has no remote to push to.')
  const remote = mkdtempSync(join(tmpdir(), 'review-remote-'))
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }))
  git(remote, 'init', '--quiet', '--bare')
  git(root, 'remote', 'add', 'origin', remote)
  expect(await review({ configDir, branch: 'quiet' })).toBe(0)
  expect(git(remote, 'branch')).toBe('')
  expect(await review({ configDir, branch: 'next', push: true })).toBe(0)
  expect(printed.log).toContain('pushed to origin')
  expect(git(remote, 'log', '--format=%s', 'next')).toContain('First')
})

test('without git the problems are told, and that nothing can be committed', async () => {
  const { configDir, edit } = folder()
  edit(...TITLE)
  expect(await review({ configDir })).toBe(0)
  expect(printed.log).toContain('No problems.')
  expect(printed.error).toContain('not in a git repository')
  expect(await review({ configDir, branch: 'next' })).toBe(1)
  expect(printed.error).toContain('so there is nothing to commit to')
})

test('the first commit of a repository works, too', async () => {
  const { root, configDir } = folder()
  git(root, 'init', '--quiet', '--initial-branch=main')
  expect(await review({ configDir, branch: 'main' })).toBe(0)
  expect(git(root, 'status', '--porcelain')).toBe('?? note.txt')
})

test('C53 what another process has left half done is put in order before it is read and committed', async () => {
  const { root, configDir } = repository()
  const { workDir } = besideConfig(configDir)
  const page = 'pages/visit.json'
  const before = readFileSync(join(configDir, page), 'utf8')
  const after = before.replace(...TITLE)
  const entries = [
    { from: page, to: page, before, after },
    { from: null, to: 'pages/fresh.md', before: '', after: 'Never came to be written.\n' },
  ]
  mkdirSync(workDir, { recursive: true })
  writeFileSync(join(workDir, 'config.journal.json'), JSON.stringify({ pid: 1, entries }))
  writeFileSync(join(configDir, page), after)
  expect(await review({ configDir, branch: 'words/title' })).toBe(1)
  expect(printed.error).toContain('Nothing in the config folder has changed')
  expect(printed.log).not.toContain('When we bake and sell')
  expect(readFileSync(join(configDir, page), 'utf8')).toBe(before)
  expect(git(root, 'branch')).toBe('* main')
})

test('problems of what changed come first in a review, and warnings that were there before last', async () => {
  const long = (name: string) => bakeryPage(name, { title: `${name}, with a title that is longer than what search results can show` })
  const { root, configDir, edit } = folder()
  for (const name of ['alone', 'butter', 'cream']) writeFileSync(join(configDir, `pages/${name}.json`), long(name))
  git(root, 'init', '--quiet', '--initial-branch=main')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'First')
  edit('"butter."', '"Butter, salted."', 'pages/butter.json')
  writeFileSync(join(configDir, 'pages/yeast.json'), long('yeast'))
  const { problems, older, text } = await siteReview(configDir, Date.now())
  const files = (of: Iterable<{ file: string }>) => [...new Set([...of].map(({ file }) => file.split('/').at(-1)))]
  expect(files(problems)).toEqual(['butter.json', 'yeast.json', 'alone.json', 'cream.json'])
  expect(files(older)).toEqual(['alone.json', 'cream.json'])
  expect(text.indexOf('yeast.json')).toBeLessThan(text.indexOf('alone.json:'))
})

test('with --only, the changes of some pages are committed and the others stay; a choice with errors is refused and names what it needs', async () => {
  const { root, configDir, edit } = repository()
  edit(...TITLE)
  edit('"Two loaves, baked every morning."', '"Three loaves."', 'pages/breads.json')
  expect(await review({ configDir })).toBe(0)
  expect(printed.log).toMatch(/#### Changes for --only\n\n- [0-9a-f]{16} \/breads: .*Lead|lead/)
  expect(await review({ configDir, branch: 'title', only: ['/visit'], message: 'Better words' })).toBe(0)
  expect(git(root, 'diff', '--name-only', 'main', 'title')).toBe('config/pages/visit.json')
  expect(git(root, 'log', '-1', '--format=%b', 'title')).not.toContain('Three loaves')
  expect(await review({ configDir, branch: 'other', only: ['/nowhere'] })).toBe(2)
  expect(printed.error).toContain('Nothing has changed in /nowhere.')
  expect(await review({ configDir, only: ['/visit'] })).toBe(2)

  writeFileSync(join(configDir, 'pages/fresh.md'), '## Orders\n\nBefore six in the evening.\n')
  edit('"house-rules.md"', '"fresh.md"', 'pages/house-rules.json')
  expect(await review({ configDir, branch: 'other', only: ['pages/house-rules.json'] })).toBe(1)
  expect(printed.error).toContain('They need the changes of pages/fresh.md.')
})
