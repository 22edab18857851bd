import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { historyEndpoints } from '#src/node/dev/editor/history/historyEndpoints.ts'
import type { EditorVersions } from '#src/node/dev/editor/history/historyWire.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { GIT_IDENTITY, type ReviewRepository, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { reviewEndpoints } from './reviewEndpoints.ts'
import type { EditorReview } from './reviewWire.ts'

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const
const PAGE = 'pages/visit.json'

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

/** The requests of the editor for a config folder. */
function editorOf(configDir: string) {
  const context = { configDir, editing: editHistory(configDir), preview: { good: null } } as unknown as PreviewContext
  const ask = async <Body>(name: string, asked: object) =>
    (await { ...reviewEndpoints, ...historyEndpoints }[`/_dev/edit/${name}`]!.answer(context, { ...asked })) as {
      status: number
      body: Body & { message?: string; done?: string[]; details?: string[] }
    }
  const review = async () => (await ask<EditorReview>('review', {})).body
  return {
    ask,
    review,
    /** Publishes all changes, or those of some files. */
    async publish(asked: { files?: string[]; changes?: string[]; push?: boolean } = {}) {
      const { reviewed, groups } = await review()
      const { files, ...others } = asked
      const changes = groups.flatMap((group) => group.changes).filter(({ file }) => !files || files.includes(file))
      const about = { branch: 'main', title: 'It', push: false, pullRequest: false, reviewed, changes: changes.map(({ id }) => id) }
      return ask('publish', { ...about, ...others })
    },
    async restore(title: string) {
      const { versions } = (await ask<EditorVersions>('history', { file: PAGE })).body
      const { ref } = versions.find((version) => version.title === title)!
      return ask('restore', { ref, path: '/visit', file: PAGE, label: title })
    },
  }
}

test('a site without a commit is reviewed as new and published, and what is staged elsewhere stays so', async () => {
  const { root, configDir } = reviewRepository()
  rmSync(join(root, '.git'), { recursive: true })
  git(root, 'init', '--quiet', '--initial-branch=main')
  git(root, 'add', 'note.txt')
  const { review, publish } = editorOf(configDir)
  const { words, groups } = await review()
  expect(words).toMatchObject({ summary: 'Since the last publication: pages: 7 added.' })
  expect(groups.find(({ file }) => file === PAGE)).toMatchObject({ page: { path: '/visit' }, changes: [{ words: [{ did: 'added' }] }] })
  expect(await publish()).toMatchObject({ status: 200 })
  expect(git(root, 'status', '--porcelain')).toBe('A  note.txt')
})

test('while another git process has the index, nothing is committed', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit(...TITLE)
  const lock = join(root, '.git/index.lock')
  writeFileSync(lock, '')
  const { publish } = editorOf(configDir)
  expect(await publish()).toMatchObject({ status: 409, body: { details: [expect.stringContaining('another git process is running')] } })
  expect(git(root, 'log', '--format=%s')).toBe('First')
  rmSync(lock)
  expect(await publish()).toMatchObject({ status: 200 })
  expect(git(root, 'status', '--porcelain')).toBe('')
})

test('commits are signed where the repository signs them, and a signature that fails is told with its reason', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit(...TITLE)
  const signer = join(root, '.git/signer')
  const sign = (script: string) => writeFileSync(signer, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  git(root, 'config', 'commit.gpgSign', 'true')
  git(root, 'config', 'gpg.program', signer)
  git(root, 'config', 'user.signingKey', 'test')
  const { publish } = editorOf(configDir)
  sign('echo "The key has expired" >&2; exit 1')
  expect(await publish()).toMatchObject({ status: 409, body: { details: [expect.stringContaining('this repository signs its commits')] } })
  expect(git(root, 'log', '--format=%s')).toBe('First')
  sign('cat > /dev/null; echo "[GNUPG:] SIG_CREATED " >&2; echo "-----BEGIN PGP SIGNATURE-----"')
  expect(await publish()).toMatchObject({ status: 200 })
  expect(git(root, 'cat-file', 'commit', 'HEAD')).toContain('BEGIN PGP SIGNATURE')
})

test('what did not reach the server is told in the next review, and sent alone', async () => {
  const { root, remote, configDir, edit, addRemote, hook } = reviewRepository()
  addRemote()
  edit(...TITLE)
  hook(remote, 'pre-receive', 'exit 1')
  const { review, publish } = editorOf(configDir)
  expect((await review()).git).toMatchObject({ unsent: 0 })
  expect(await publish({ push: true })).toMatchObject({ status: 200, body: { unfinished: expect.stringContaining('not sent') } })
  expect((await review()).git).toMatchObject({ unsent: 1 })
  expect(await publish({ push: true, changes: [] })).toMatchObject({
    status: 409,
    body: { details: [expect.stringContaining('rejected')] },
  })
  rmSync(join(remote, 'hooks/pre-receive'))
  edit('"Come by"', '"Come in"')
  expect(await publish({ push: true, changes: [] })).toMatchObject({ status: 200, body: { done: ['Sent to the server.'] } })
  expect((await review()).git).toMatchObject({ unsent: 0 })
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('It')
  expect(git(root, 'status', '--porcelain')).toBe('M config/pages/visit.json')
})

/** Adds a picture to the end of the page. */
function addPicture(configDir: string, name: string): void {
  const page = JSON.parse(readFileSync(join(configDir, PAGE), 'utf8')) as { sections: object[] }
  page.sections.push({ type: 'richText', title: 'A picture', body: `![A loaf of bread](/assets/${name})` })
  writeFileSync(join(configDir, PAGE), `${JSON.stringify(page, null, 2)}\n`)
  writeFileSync(join(configDir, 'assets', name), readFileSync(join(configDir, 'assets/logo.svg')))
}

/** Stores the pictures of a repository elsewhere, like Git LFS, and gives its JSON files the line ends of Windows, by their folders. */
function withAttributes({ root, configDir }: ReviewRepository): void {
  const store = join(root, '.git/pictures')
  mkdirSync(store)
  const [clean, smudge] = ['clean', 'smudge'].map((name) => join(store, name)) as [string, string]
  writeFileSync(clean, `cat > ${store}/new; id=$(git hash-object ${store}/new); mv ${store}/new ${store}/$id; echo "stored $id"\n`)
  writeFileSync(smudge, `read _ id; cat ${store}/$id\n`)
  git(root, 'config', 'filter.store.clean', `sh ${clean}`)
  git(root, 'config', 'filter.store.smudge', `sh ${smudge}`)
  git(root, 'config', 'filter.store.required', 'true')
  writeFileSync(join(root, '.gitignore'), '.build\n')
  writeFileSync(join(root, '.gitattributes'), 'config/assets/** filter=store -text\nconfig/**/*.json text eol=crlf\n')
  addPicture(configDir, 'loaf.svg')
  writeFileSync(join(configDir, PAGE), readFileSync(join(configDir, PAGE), 'utf8').replaceAll('\n', '\r\n'))
  git(root, 'add', '--renormalize', '.')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'With a picture')
}

test('pictures that git stores elsewhere, and line ends by folder: taken back, published and restored as they are on disk', async () => {
  const repository = reviewRepository()
  const { root, configDir, edit } = repository
  withAttributes(repository)
  const bytes = (file: string) => readFileSync(join(configDir, file), 'utf8')
  const [page, logo] = [bytes(PAGE), bytes('assets/logo.svg')]
  expect(git(root, 'show', 'HEAD:config/assets/logo.svg')).toMatch(/^stored /)
  writeFileSync(join(configDir, 'assets/logo.svg'), logo.replace('<svg', '<svg data-a="1"'))
  edit(...TITLE)
  const { ask, review, publish, restore } = editorOf(configDir)
  const [change] = (await review()).groups.find(({ file }) => file === 'assets/logo.svg')!.changes
  expect(await publish({ files: [PAGE] })).toMatchObject({ status: 200 })
  expect(await ask('take-back', { changes: [change!.id], path: '/' })).toMatchObject({ status: 200 })
  expect(bytes('assets/logo.svg')).toBe(logo)
  expect(git(root, 'status', '--porcelain')).toBe('')

  const shorter = page.slice(0, page.lastIndexOf(',\r\n    {')) + page.slice(page.lastIndexOf('\r\n  ]'))
  writeFileSync(join(configDir, PAGE), shorter)
  rmSync(join(configDir, 'assets/loaf.svg'))
  expect(await publish()).toMatchObject({ status: 200 })
  expect(await restore('With a picture')).toMatchObject({ status: 200, body: { answer: { status: 'written' } } })
  expect(bytes(PAGE)).toBe(page)
  expect(bytes('assets/loaf.svg')).toBe(logo)
})

test('a folder that is a repository of its own keeps its commit, and its pictures count as they are', async () => {
  const { root, configDir, edit } = reviewRepository()
  writeFileSync(join(root, '.gitignore'), '.build\n')
  const folder = join(configDir, 'assets/shop')
  const save = () => {
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '-m', 'Pictures')
  }
  mkdirSync(folder)
  git(folder, 'init', '--quiet')
  addPicture(configDir, 'shop/door.svg')
  save()
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'With a submodule')
  writeFileSync(join(folder, 'sign.svg'), readFileSync(join(configDir, 'assets/logo.svg')))
  save()
  edit(...TITLE)
  const { review, publish } = editorOf(configDir)
  expect((await review()).groups.map(({ file }) => file)).toEqual([PAGE])
  const kept = git(root, 'rev-parse', 'HEAD:config/assets/shop')
  expect(await publish()).toMatchObject({ status: 200 })
  expect(git(root, 'rev-parse', 'HEAD:config/assets/shop')).toBe(kept)
  expect(git(root, 'status', '--porcelain')).toBe('M config/assets/shop')
  expect(existsSync(join(folder, 'sign.svg'))).toBe(true)
})
