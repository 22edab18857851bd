import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { diff } from './diff.ts'

const printed = { log: [] as string[], error: [] as string[] }
let temporary: string
// Before each test makes another place of it.
const place = tmpdir()

beforeEach(() => {
  printed.log = []
  printed.error = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.log.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.error.push(text))
  // Temporary folders of the command lie here, so that none can stay unseen.
  temporary = mkdtempSync(join(tmpdir(), 'diff-test-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  expect(readdirSync(temporary)).toEqual([])
  rmSync(temporary, { recursive: true })
})

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example', '-c', 'commit.gpgsign=false', ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** A repository whose config folder is the bakery, committed; removed when the test is over. */
function bakery() {
  const root = mkdtempSync(join(place, 'repository-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'First')
  const edit = (file: string, from: string, to: string) => {
    const path = join(configDir, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  return { root, configDir, edit, commit: () => git(root, 'commit', '--quiet', '-a', '-m', 'Next') }
}

test('a config that is as it was committed has no changes', async () => {
  const { configDir } = bakery()
  expect(await diff({ configDir, words: ['HEAD'] })).toBe(0)
  expect(printed).toEqual({ log: ['Nothing that visitors see has changed since HEAD.'], error: [] })
})

test('a new title, a longer menu and another colour are told; no address is lost, so it gives 0', async () => {
  const { configDir, edit } = bakery()
  edit('pages/visit.json', 'Opening hours and orders', 'When we are open')
  edit('header.json', '"title": "Visit us"', '"title": "Come by"')
  edit('theme.json', '"control": 8', '"control": 10')
  expect(await diff({ configDir, words: ['HEAD'] })).toBe(0)
  const text = printed.log.join('\n')
  expect(text).toContain('title: “Opening hours and orders” → “When we are open”')
  expect(text).toContain('renamed Visit us → Come by (/visit)')
  expect(text).toContain('radius.control: 8 → 10')
})

test('a page that was moved without a redirect loses its address, which gives 1', async () => {
  const { configDir } = bakery()
  renameSync(join(configDir, 'pages/visit.json'), join(configDir, 'pages/come-by.json'))
  expect(await diff({ configDir, words: ['HEAD'], format: 'markdown' })).toBe(1)
  const text = printed.log.join('\n')
  expect(text).toContain('- /visit no longer exists. Add a redirect.')
  expect(text).toContain('- /visit → /come-by – Visit us')
  // Its links are dead, so that this config has problems; what can be read is compared all the same.
  expect(text).toMatch(/The config in the current folder has \d+ errors?, so only a part of it is compared\./)
})

test('a page that was moved with a redirect loses nothing', async () => {
  const { configDir, edit } = bakery()
  renameSync(join(configDir, 'pages/visit.json'), join(configDir, 'pages/come-by.json'))
  edit('redirects.json', '"redirects": [', '"redirects": [{ "from": "/visit", "to": "/come-by" },')
  expect(await diff({ configDir, words: ['HEAD'] })).toBe(0)
})

test('two commits are compared with each other, whatever lies in the folder', async () => {
  const { configDir, edit, commit } = bakery()
  edit('pages/visit.json', 'Opening hours and orders', 'When we are open')
  commit()
  edit('pages/visit.json', 'When we are open', 'Not this')
  expect(await diff({ configDir, words: ['HEAD~1..HEAD'] })).toBe(0)
  expect(printed.log.join('\n')).toContain('→ “When we are open”')
  expect(await diff({ configDir, words: ['HEAD..HEAD~1'] })).toBe(0)
  expect(printed.log.at(-1)).toContain('“When we are open” → “Opening hours and orders”')
})

test('an older config with problems is said to have them, and the rest is compared', async () => {
  const { configDir, edit, commit } = bakery()
  edit('pages/visit.json', '"kind": "ContactPage"', '"kind": "Contact"')
  commit()
  edit('pages/visit.json', '"kind": "Contact"', '"kind": "ContactPage"')
  edit('pages/breads.json', '"name": "', '"name": "All ')
  expect(await diff({ configDir, words: ['HEAD'] })).toBe(0)
  const text = printed.log.join('\n')
  expect(text).toMatch(/^The config in HEAD has \d+ errors?,/)
  expect(text).toMatch(/Not compared, because of problems\n {2}\/visit/)
  expect(text).toContain('name: ')
})

test('a commit from before there was a config folder: every page is new', async () => {
  const { root, configDir } = bakery()
  writeFileSync(join(root, 'README.md'), 'Read me.')
  git(root, 'checkout', '--quiet', '--orphan', 'empty')
  git(root, 'rm', '--quiet', '-r', '--cached', '.')
  git(root, 'add', 'README.md')
  git(root, 'commit', '--quiet', '-m', 'Empty')
  expect(await diff({ configDir, words: ['HEAD'] })).toBe(0)
  expect(printed.log.join('\n')).toMatch(/^There is no config folder in HEAD\.[\s\S]*\/breads\/rye-loaf/)
})

test('nothing in the repository is written', async () => {
  const { root, configDir } = bakery()
  writeFileSync(join(configDir, 'pages/visit.json'), readFileSync(join(configDir, 'pages/visit.json')))
  // `git status` may renew the index itself, so it runs outside the two looks at the index.
  const status = git(root, 'status', '--porcelain')
  const index = readFileSync(join(root, '.git/index'))
  await diff({ configDir, words: ['HEAD'] })
  expect(readFileSync(join(root, '.git/index'))).toEqual(index)
  expect(git(root, 'status', '--porcelain')).toEqual(status)
})

test.each(['no-such-branch', '--output=owned', '-h', 'HEAD; touch owned', 'a\u001b[2J', 'HEAD..no-such', 'no-such..'])(
  '%j is no commit: one line and 2',
  async (ref) => {
    const { root, configDir } = bakery()
    expect(await diff({ configDir, words: [ref] })).toBe(2)
    expect(printed.log).toEqual([])
    expect(printed.error).toEqual([
      expect.stringMatching(
        /^git cannot find the commit "[^\u0000-\u001f]*"\. A shallow clone contains only the latest one: fetch the others first\.$/,
      ),
    ])
    expect(existsSync(join(root, 'owned'))).toBe(false)
  },
)

test.each([
  [{ words: [] }, /^Usage: npm run diff/],
  [{ words: ['a', 'b'] }, /^Usage: npm run diff/],
  [{ words: ['HEAD'], format: 'constructor' }, /^Unknown format "constructor"\. Available: text, markdown\.$/],
  [{ words: ['HEAD'], configDir: '/no-such-folder' }, /^The config folder does not exist\./],
])('%j is a usage error: one line and 2', async (options, message) => {
  expect(await diff({ configDir: resolve('tests/fixtures/bakery'), ...options })).toBe(2)
  expect(printed).toEqual({ log: [], error: [expect.stringMatching(message)] })
})

test('outside a repository there is one clear line', async () => {
  const root = mkdtempSync(join(place, 'plain-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  expect(await diff({ configDir: root, words: ['HEAD'] })).toBe(2)
  expect(printed.error).toEqual(['The config folder is not in a git repository.'])
})

test('without git there is one clear line', async () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(await diff({ configDir: resolve('tests/fixtures/bakery'), words: ['HEAD'] })).toBe(2)
  expect(printed.error).toEqual(['git is not installed.'])
})
