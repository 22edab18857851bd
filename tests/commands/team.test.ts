import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commentFiles } from '#src/node/comments/commentFiles.ts'
import type { EditorReview as Review } from '#src/node/dev/editor/review/reviewWire.ts'
import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import { TEAM_KEY_HEADER } from '#src/node/dev/teamKey.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { previewProcesses } from '#src/node/team/previews.ts'
import { nameOf, worktrees } from '#src/node/team/worktrees.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { runHere } from '#tests/support/runHere.ts'
import { filesOf, stubbedBuild } from '#tests/support/stubbedBuild.ts'

type EditorReview = Review & { git: { suggestion: string } }

const ANNA = { email: 'anna@example.com', name: 'Anna <Example>\n', groups: [] }
const BERT = { email: 'bert@example.com', name: 'Bert', groups: [] }
const TEAM = {
  proxies: ['127.0.0.1'],
  roles: { writer: { may: [{ acts: ['edit', 'send'], pages: ['/visit'] }] } },
  people: { [ANNA.email]: ['writer'], [BERT.email]: ['writer'] },
}

function git(dir: string, ...args: string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.com',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.com',
  }
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8', env: { ...process.env, ...identity } }).trim()
}

/** A project in git, with a team. */
function teamProject(team: object = TEAM) {
  const configDir = bakeryProject({})
  const project = dirname(configDir)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(join(project, '.gitignore'), '.build/\n.config/\n')
  writeFileSync(join(project, 'team.json'), JSON.stringify(team))
  git(project, 'init', '--quiet', '--initial-branch', 'main')
  git(project, 'add', '--all')
  git(project, 'commit', '--quiet', '-m', 'The site')
  return { configDir, project }
}

const SECRETS = { PAGE_BUILDER_OIDC_CLIENT_SECRET: undefined, PAGE_BUILDER_PROXY_SECRET: undefined }
const LONG = 'a secret that the proxy and the editor share'

test.each([
  ['an address for people', [], {}, '--public-url https://edit.example.com'],
  ['TLS', ['--public-url', 'http://edit.example.com'], {}, 'Without TLS, only localhost is allowed'],
  ['an address without a path', ['--public-url', 'https://edit.example.com/editor'], {}, 'without a path'],
  ['the secret of the client', ['--public-url', 'https://edit.example.com'], {}, 'PAGE_BUILDER_OIDC_CLIENT_SECRET is not set'],
  ['a provider', ['--public-url', 'https://edit.example.com'], { PAGE_BUILDER_OIDC_CLIENT_SECRET: 'x' }, 'has no "login"'],
  [
    'the secret of the proxy',
    ['--public-url', 'https://edit.example.com', '--trust-header', 'X-User'],
    {},
    'PAGE_BUILDER_PROXY_SECRET is not set',
  ],
  [
    'a long secret',
    ['--public-url', 'https://edit.example.com', '--trust-header', 'X-User'],
    { PAGE_BUILDER_PROXY_SECRET: 'short' },
    'is too short',
  ],
  [
    'a header',
    ['--public-url', 'https://edit.example.com', '--trust-header', 'X User'],
    { PAGE_BUILDER_PROXY_SECRET: LONG },
    'must be the name of a header',
  ],
])('the editor does not listen on a network without %s', async (_title, args, variables, message) => {
  const { configDir } = teamProject()
  for (const [name, value] of Object.entries({ ...SECRETS, ...variables })) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { status, stderr, stdout } = await runHere('edit', '--config', configDir, '--host', '127.0.0.1', ...args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
  expect(stdout).toBe('')
})

test.each([
  ['no file', undefined, 'does not exist'],
  ['a mistake in the file', { ...TEAM, people: { 'anna@example.com': ['wirter'] } }, '"wirter" is not one of the roles (writer)'],
  ['no proxies', { ...TEAM, proxies: [] }, 'has no "proxies"'],
])('the editor does not listen on a network with %s', async (_title, team, message) => {
  const { configDir, project } = teamProject(team)
  if (!team) rmSync(join(project, 'team.json'))
  vi.stubEnv('PAGE_BUILDER_PROXY_SECRET', LONG)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { status, stderr } = await runHere(
    'edit',
    '--config',
    configDir,
    '--host',
    '127.0.0.1',
    '--public-url',
    'https://edit.example.com',
    '--trust-header',
    'X-User',
  )
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})

test('each person gets a folder, which follows the main branch and keeps what they have changed', async () => {
  const { configDir, project } = teamProject()
  const folders = worktrees(configDir)
  const opened = await Promise.all([folders.of(ANNA.email), folders.of(BERT.email), folders.of(ANNA.email)])
  const [anna, bert, again] = opened.map((one) => ('configDir' in one ? one.configDir : one.failure))
  expect(anna).toBe(join(project, '.build/team', nameOf(ANNA.email), 'config'))
  expect(again).toBe(anna)
  expect(bert).not.toBe(anna)
  expect(git(project, 'status', '--porcelain')).toBe('')

  writeFileSync(join(anna!, 'pages/house-rules.md'), 'Rules of Anna.\n')
  appendFileSync(join(configDir, 'pages/visit.json'), '\n')
  git(project, 'commit', '--quiet', '-am', 'Another line')
  await folders.of(ANNA.email)
  expect(git(anna!, 'rev-parse', 'HEAD')).toBe(git(project, 'rev-parse', 'HEAD'))
  expect(git(anna!, 'status', '--porcelain')).toBe('M pages/house-rules.md'.replace('pages', 'config/pages'))
  expect(readFileSync(join(anna!, 'pages/house-rules.md'), 'utf8')).toBe('Rules of Anna.\n')

  // Both have changed the same file: the folder stays at its commit.
  writeFileSync(join(configDir, 'pages/house-rules.md'), 'Rules of Bert.\n')
  git(project, 'commit', '--quiet', '-am', 'Other rules')
  await folders.of(ANNA.email)
  expect(git(anna!, 'rev-parse', 'HEAD')).toBe(git(project, 'rev-parse', 'HEAD~1'))
  expect(readFileSync(join(anna!, 'pages/house-rules.md'), 'utf8')).toBe('Rules of Anna.\n')

  // Published words of one’s own are no changes any more.
  writeFileSync(join(configDir, 'pages/house-rules.md'), 'Rules of Anna.\n')
  git(project, 'commit', '--quiet', '-am', 'The rules of Anna')
  await folders.of(ANNA.email)
  expect(git(anna!, 'status', '--porcelain')).toBe('')
})

test('idle folders are removed, but never unpublished work', async () => {
  const { configDir } = teamProject()
  const folders = worktrees(configDir)
  const people = ['clean@example.com', 'changed@example.com', 'added@example.com', 'committed@example.com']
  const [clean, changed, added, committed] = await Promise.all(
    people.map(async (email) => {
      const opened = await folders.of(email)
      if ('failure' in opened) throw new Error(opened.failure)
      return opened.configDir
    }),
  )
  writeFileSync(join(changed!, 'pages/house-rules.md'), 'Other rules.\n')
  writeFileSync(join(added!, 'pages/new.md'), 'New.\n')
  writeFileSync(join(committed!, 'pages/house-rules.md'), 'Other rules.\n')
  git(committed!, 'commit', '--quiet', '-am', 'In no branch')
  expect(await folders.sweep(Date.now() - 60_000)).toBe(0)
  expect(await folders.sweep(Date.now() + 60_000)).toBe(1)
  expect([clean, changed, added, committed].map((one) => existsSync(one!))).toEqual([false, true, true, true])
  expect(await folders.of('clean@example.com')).toEqual({ configDir: clean, main: 'main' })
})

test('without a repository there is no folder, and the reason is told', async () => {
  expect(await worktrees(bakeryProject({})).of(ANNA.email)).toEqual({
    failure: expect.stringContaining('is not in a git repository') as string,
  })
})

/** Sends a request to a preview; returns the status and the body. */
function ask(port: number, path: string, { key, body }: { key?: string; body?: object } = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(key !== undefined && { [TEAM_KEY_HEADER]: key }),
      ...(body && { 'content-type': 'application/json', origin: `http://localhost:${port}` }),
    }
    const sent = request({ host: 'localhost', port, path, method: body ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode!, text }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

test('a preview answers its server only, writes in the name of its person, and by their role', async () => {
  const { configDir, project } = teamProject()
  const lines: string[] = []
  const previews = previewProcesses({
    folders: worktrees(configDir),
    teamFile: join(project, 'team.json'),
    project,
    most: () => 1,
    now: Date.now,
    log: (line) => lines.push(line),
    environment: { ...process.env, PAGE_BUILDER_OIDC_CLIENT_SECRET: 'not for previews' },
    beforeStart: () => Promise.resolve(),
  })
  onTestFinished(() => previews.close())
  const started = await previews.of(ANNA)
  if ('failure' in started) throw new Error(`${started.failure}\n${lines.join('\n')}`)
  const { port, key } = started
  expect(await previews.of(ANNA)).toBe(started)
  expect(await previews.of(BERT)).toEqual({ failure: 'All previews are in use (at most 1). Try again in a few minutes.' })
  for (const path of ['/', '/_edit', '/_dev/edit/site', '/src/client.tsx', `/@fs${project}/team.json`]) {
    expect((await ask(port, path)).status, path).toBe(403)
    expect((await ask(port, path, { key: 'x'.repeat(key.length) })).status, path).toBe(403)
  }
  expect((await ask(port, '/_edit', { key })).status).toBe(200)
  const folder = join(project, '.build/team', nameOf(ANNA.email))
  for (const path of [
    `/@fs${folder}/team.json`,
    `/@fs${project}/team.json`,
    `/@fs${folder}/.git`,
    '/@fs/etc/passwd',
    '/../../team.json',
    '/assets/..%2f..%2fteam.json',
  ])
    expect((await ask(port, path, { key })).text, path).not.toContain('writer')

  const read = async (file: string) => JSON.parse((await ask(port, `/_dev/edit/file?file=${file}`, { key })).text) as EditorFile
  const edit = async (file: string, value: string) => {
    const body = {
      file,
      baseHash: (await read(file)).hash,
      operations: [{ op: 'set', path: ['title'], value }],
      label: 'x',
      joins: false,
      path: '/',
    }
    return JSON.parse((await ask(port, '/_dev/edit/apply', { key, body })).text) as { status: string; message?: string }
  }
  expect(await edit('pages/index.json', 'Other words')).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('anna@example.com may not') as string,
  })
  expect(await edit('pages/visit.json', 'When we are open')).toMatchObject({ status: 'written' })
  expect(git(project, 'status', '--porcelain')).toBe('')

  const review = JSON.parse((await ask(port, '/_dev/edit/review', { key })).text) as EditorReview
  expect(review.git.suggestion).toMatch(new RegExp(`^edit/${nameOf(ANNA.email)}/`))
  const publish = (branch: string) =>
    ask(port, '/_dev/edit/publish', {
      key,
      body: { branch, title: 'Opening times', push: false, pullRequest: false, reviewed: review.reviewed },
    })
  expect(await publish('live')).toMatchObject({
    status: 403,
    text: expect.stringContaining('To send it for approval, name a branch') as string,
  })
  expect(await publish(review.git.suggestion)).toMatchObject({ status: 200 })
  expect(git(project, 'log', '-1', '--format=%an <%ae> %cn', review.git.suggestion)).toBe('Anna Example <anna@example.com> Anna Example')
  expect(lines.join('')).not.toContain(key)
  // A preview starts as a process of its own.
}, 180_000)

test('a site is the same, byte by byte, with the team, its comments, messages, edits and copies beside its config', async () => {
  const { configDir, project } = teamProject()
  const alone = join(mkdtempSync(join(tmpdir(), 'alone-')), 'config')
  onTestFinished(() => rmSync(dirname(alone), { recursive: true, force: true }))
  cpSync(configDir, alone, { recursive: true })
  const anchor = {
    file: 'pages/visit.json',
    path: '/visit',
    section: 0,
    type: 'hero',
    inner: 'title',
    quote: 'Come',
    before: '',
    after: '',
  }
  commentFiles(project).add({ kind: 'comment', by: { email: BERT.email, name: BERT.name }, at: 0, text: 'A remark for colleagues', anchor })
  for (const file of ['submissions/a.jsonl', '.build/inbox/list.json']) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), '{ "email": "visitor@example.com" }\n')
  }
  await worktrees(configDir).of(ANNA.email)
  const history = editHistory(configDir)
  history.apply({ file: 'pages/visit.json', operations: [{ op: 'set', path: ['title'], value: 'Words that were undone' }] }, 'Edit of Anna')
  history.undo()

  await stubbedBuild(configDir, project)
  await stubbedBuild(alone, dirname(alone))
  const [site, reference] = [project, dirname(alone)].map((home) => filesOf(join(home, 'dist')))
  expect(Object.keys(site!).length).toBeGreaterThan(20)
  expect(site).toEqual(reference)
})
