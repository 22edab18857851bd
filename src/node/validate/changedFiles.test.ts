import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changedFiles } from './changedFiles.ts'

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** A folder of its own with a config folder in it, removed when the test is over. */
function project({ commit }: { commit: boolean }): { root: string; config: string } {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const config = join(root, 'config')
  mkdirSync(join(config, 'pages'), { recursive: true })
  for (const file of ['a.json', 'b.json', 'pages/ü c.json']) writeFileSync(join(config, file), '{}')
  writeFileSync(join(root, 'README.md'), 'Read me.')
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  if (commit) git(root, 'commit', '--quiet', '-m', 'First')
  return { root, config }
}

async function found(dir: string, ref = 'HEAD'): Promise<string[] | string> {
  const changed = await changedFiles(dir, ref)
  return 'failure' in changed ? changed.failure : [...changed.files].sort()
}

test('nothing has changed right after a commit', async () => {
  expect(await found(project({ commit: true }).config)).toEqual([])
})

test('edited, staged, deleted, renamed and untracked files below the folder have changed', async () => {
  const { root, config } = project({ commit: true })
  writeFileSync(join(config, 'a.json'), '{ }')
  git(root, 'add', '.')
  rmSync(join(config, 'b.json'))
  renameSync(join(config, 'pages/ü c.json'), join(config, 'pages/d.json'))
  writeFileSync(join(config, 'pages/"e"\n.json'), '{}')
  writeFileSync(join(root, 'README.md'), 'Read this.')
  expect(await found(config)).toEqual(['a.json', 'b.json', 'pages/"e"\n.json', 'pages/d.json', 'pages/ü c.json'])
})

test('files that git ignores have not changed', async () => {
  const { root, config } = project({ commit: true })
  writeFileSync(join(root, '.git/info/exclude'), '*.tmp.json\n')
  writeFileSync(join(config, 'x.tmp.json'), '{}')
  expect(await found(config)).toEqual([])
})

test('a given commit is compared with', async () => {
  const { root, config } = project({ commit: true })
  writeFileSync(join(config, 'a.json'), '{ }')
  git(root, 'commit', '--quiet', '-a', '-m', 'Second')
  expect(await found(config)).toEqual([])
  expect(await found(config, 'HEAD~1')).toEqual(['a.json'])
})

test('in a repository without a commit every file is new', async () => {
  const { config } = project({ commit: false })
  writeFileSync(join(config, 'f.json'), '{}')
  expect(await found(config)).toEqual(['a.json', 'b.json', 'f.json', 'pages/ü c.json'])
})

test('the repository of the folder is asked, even in a hook of another one', async () => {
  const { config } = project({ commit: true })
  vi.stubEnv('GIT_DIR', '/nowhere/.git')
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await found(config)).toEqual([])
})

test('the index is not written', async () => {
  const { root, config } = project({ commit: true })
  // Same size, other time: git would like to remember that nothing has changed.
  writeFileSync(join(config, 'a.json'), '{}')
  const before = readFileSync(join(root, '.git/index'))
  await found(config)
  expect(readFileSync(join(root, '.git/index')).equals(before)).toBe(true)
})

test.each(['no-such-branch', '', '--output=owned', '-h', 'HEAD; touch owned', 'a\u001b[2J'])('%j is no commit', async (ref) => {
  const { root, config } = project({ commit: true })
  expect(await found(config, ref)).toMatch(/^--changed: git cannot find the commit "[^\u0000-\u001f]*"\.$/)
  expect(git(root, 'status', '--porcelain')).toBe('')
})

test('outside a repository there is one clear line', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'plain-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  expect(await found(dir)).toBe('--changed: the config folder is not in a git repository.')
})

test('without git there is one clear line', async () => {
  const { config } = project({ commit: true })
  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await found(config)).toBe('--changed: git is not installed.')
})
