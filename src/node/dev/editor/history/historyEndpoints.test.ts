import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EditorDone, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { historyEndpoints } from './historyEndpoints.ts'
import type { EditorDeletedPage, EditorDeletedPages, EditorVersion, EditorVersionViews, EditorVersions } from './historyWire.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

const PAGE = 'pages/house-rules.json'
const TEXT = 'pages/house-rules.md'

/** The requests of the editor for a config folder. */
function desk(configDir: string, file = PAGE) {
  const context = { configDir, editing: editHistory(configDir), preview: { good: null } } as unknown as PreviewContext
  const ask = async <Body>(name: string, asked: Record<string, unknown>) => {
    const answer = await historyEndpoints[`/_dev/edit/${name}`]!.answer(context, asked)
    return answer as { status: number; body: Body & { message?: string } }
  }
  const of = ({ ref }: EditorVersion) => ({ ref, path: '/house-rules', file, label: 'it' })
  return {
    editing: context.editing!,
    deleted: async () => (await ask<EditorDeletedPages>('deleted', {})).body.pages,
    bring: async ({ ref, path, file: name }: EditorDeletedPage) =>
      (await ask<EditorDone>('restore', { ref, path, file: name, label: 'it' })).body.answer.status,
    history: async (cursor?: string) => (await ask<EditorVersions>('history', { file, cursor })).body,
    views: async (version: EditorVersion) => (await ask<EditorVersionViews>('version', of(version))).body,
    plan: async (version: EditorVersion) => ask<EditorPlan>('restore-plan', of(version)),
    restore: async (version: EditorVersion) => ask<EditorDone>('restore', of(version)),
  }
}

const read = (configDir: string, file: string) => readFileSync(join(configDir, file), 'latin1')

test('each version of a page is listed with who and when, its words and what changed, through renames, and restored to its bytes', async () => {
  const { root, configDir, edit } = reviewRepository()
  const states = [[read(configDir, PAGE), read(configDir, TEXT)]]
  const commit = (message: string, file = PAGE) => {
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', message)
    states.push([read(configDir, file), read(configDir, TEXT)])
  }
  edit('"House rules of the shop"', '"The rules of our shop"', PAGE)
  commit('Better title')
  writeFileSync(join(configDir, TEXT), `${read(configDir, TEXT)}\nDogs are welcome.\n`)
  commit('Welcome dogs')
  edit('"Monday', '"Closed on Sunday. Monday', 'pages/visit.json')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'Another page')
  git(root, 'mv', `config/${PAGE}`, 'config/pages/rules.json')
  writeFileSync(join(configDir, 'redirects.json'), '{ "redirects": [{ "from": "/house-rules", "to": "/rules" }] }\n')
  commit('Shorter address', 'pages/rules.json')

  const file = 'pages/rules.json'
  const editor = desk(configDir, file)
  const found = await editor.history()
  expect(found.versions.map(({ title, who }) => [title, who])).toEqual([
    ['Shorter address', 'Test'],
    ['Welcome dogs', 'Test'],
    ['Better title', 'Test'],
    ['First', 'Test'],
  ])
  expect(found.next).toBeNull()
  expect(found.versions[2]!.changes).toEqual([
    { file, words: [{ place: 'Title', did: 'changed', before: 'House rules of the shop', after: 'The rules of our shop' }] },
  ])
  const { before, version: shown } = await editor.views(found.versions[0]!)
  expect([before, shown]).toMatchObject([{ path: '/house-rules' }, { path: '/rules' }])

  const now = states.at(-1)!
  for (const [index, version] of found.versions.toReversed().entries()) {
    const { status, body } = await editor.restore(version)
    // The last version only moved the page.
    if (index >= 2) expect([status, body.message]).toEqual([409, 'The page is already like this version.'])
    else expect(body.answer).toMatchObject({ status: 'written' })
    expect([read(configDir, file), read(configDir, TEXT)]).toEqual(states[index])
    if (index < 2) editor.editing.undo()
    expect([read(configDir, file), read(configDir, TEXT)]).toEqual(now)
  }
  expect(git(root, 'status', '--porcelain', '--', 'config')).toBe('')
})

test('edits since the last publication are versions of today, also after the page has moved, and can be restored, too', async () => {
  const { configDir } = reviewRepository()
  const editor = desk(configDir)
  const states = [read(configDir, PAGE)]
  for (const title of ['The first new title', 'The second new title']) {
    editor.editing.apply({ file: PAGE, operations: [{ op: 'set', path: ['title'], value: title }] }, `title ${title}`)
    states.push(read(configDir, PAGE))
  }
  const { steps, versions } = await editor.history()
  expect(steps.map(({ title }) => title)).toEqual(['title The second new title', 'title The first new title'])
  expect(steps[1]!.changes[0]!.words[0]).toMatchObject({ place: 'Title', after: 'The first new title' })
  expect((await editor.restore(steps[1]!)).body.answer.status).toBe('written')
  expect(read(configDir, PAGE)).toBe(states[1])
  expect((await editor.restore(versions[0]!)).body.answer.status).toBe('written')
  expect(read(configDir, PAGE)).toBe(states[0])
  editor.editing.undo()
  editor.editing.undo()
  expect(read(configDir, PAGE)).toBe(states[2])
})

test('what a version needs comes back with it: a picture, a text, a shared section; what would bring an error is refused with the reason', async () => {
  const { root, configDir, edit } = reviewRepository()
  const picture = 'assets/oven.svg'
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  const original = read(configDir, PAGE)
  writeFileSync(join(configDir, picture), drawing)
  writeFileSync(join(configDir, TEXT), `${read(configDir, TEXT)}\n![The oven](/assets/oven.svg)\n\n[Rye](/breads/rye-loaf)\n`)
  edit('{\n      "type": "tableOfContents"\n    }', '{ "type": "fragment", "fragment": "order" }', PAGE)
  const rich = [read(configDir, PAGE), read(configDir, TEXT)]
  const commit = (message: string) => {
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', message)
  }
  commit('Rich')
  writeFileSync(join(configDir, PAGE), original)
  writeFileSync(join(configDir, TEXT), 'Short.\n')
  rmSync(join(configDir, picture))
  commit('Short')

  const editor = desk(configDir)
  const version = (await editor.history()).versions.find(({ title }) => title === 'Rich')!
  const plan = await editor.plan(version)
  expect(plan.body).toMatchObject({ failure: null, notes: [`/${picture} has been deleted since. It is restored, too.`] })
  expect((await editor.restore(version)).body.answer.status).toBe('written')
  expect([read(configDir, PAGE), read(configDir, TEXT), read(configDir, picture)]).toEqual([...rich, drawing])
  editor.editing.undo()
  expect(git(root, 'status', '--porcelain', '--', 'config')).toBe('')
  editor.editing.redo()
  expect(read(configDir, picture)).toBe(drawing)
  editor.editing.undo()

  rmSync(join(configDir, 'collections/breads/rye-loaf.json'))
  edit('/breads/rye-loaf', '/breads', 'pages/visit.json')
  const refused = await editor.restore(version)
  expect(refused.body.answer.status).toBe('invalid')
  expect(refused.body.plan.problems[0]).toMatchObject({ message: expect.stringContaining('/breads/rye-loaf') })
  expect([read(configDir, PAGE), read(configDir, TEXT)]).toEqual([original, 'Short.\n'])
})

test('versions are read in parts, and without git the edits of today are listed with the reason in one sentence', async () => {
  const { root, configDir, edit } = reviewRepository()
  for (let count = 0; count < 23; count++) {
    edit(count === 0 ? 'What holds' : `${count - 1} holds`, `${count} holds`, PAGE)
    git(root, 'commit', '--quiet', '-am', `Version ${count}`)
  }
  const editor = desk(configDir)
  const first = await editor.history()
  const rest = await editor.history(first.next!)
  expect([first.versions.length, rest.versions.length, rest.next]).toEqual([20, 4, null])
  expect(rest.versions.map(({ title }) => title)).toEqual(['Version 2', 'Version 1', 'Version 0', 'First'])

  // A rewritten history, and names that lead out of the folder.
  const changed = (from: string, to: string) => editor.history(first.next!.replaceAll(from, to))
  const { start } = JSON.parse(first.next!) as { start: string }
  expect(await changed(start, 'f'.repeat(40))).toMatchObject({ message: expect.stringContaining('Open the history again') })
  const outside = await changed(`"old":"${PAGE}"`, '"old":"../note.txt"')
  expect(outside.versions.flatMap(({ changes }) => changes.map(({ file }) => file))).not.toContain('../note.txt')

  const bare = join(mkdtempSync(join(tmpdir(), 'history-')), 'config')
  onTestFinished(() => rmSync(join(bare, '..'), { recursive: true, force: true }))
  cpSync('tests/fixtures/bakery', bare, { recursive: true })
  const alone = desk(bare)
  alone.editing.apply({ file: PAGE, operations: [{ op: 'set', path: ['order'], value: 4 }] }, 'an edit')
  const { failure, steps, versions } = await alone.history()
  expect([failure, steps.length, versions]).toEqual([expect.stringContaining('need a git repository'), 1, []])
})

test('deleted pages are listed with who and when, also before they are committed, and come back with their bytes and without redirects', async () => {
  const { root, configDir } = reviewRepository()
  const editor = desk(configDir)
  const before = [read(configDir, PAGE), read(configDir, TEXT)]
  const remove = (path: string) => {
    const plan = planRemove(configBefore(configDir), path, { redirect: '/' }, true)
    if (plan === 'undecided' || !('changes' in plan)) throw new Error(`${path} is not removed`)
    editor.editing.commit(plan.changes, 'remove', { isStrict: false, pages: { before: null, after: null } })
  }
  expect(await editor.deleted()).toEqual([])
  remove('/house-rules')
  expect(await editor.deleted()).toMatchObject([{ path: '/house-rules', name: 'House rules', at: null, who: '' }])
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'No rules')
  git(root, 'mv', 'config/pages/breads.json', 'config/pages/loaves.json')
  const [page, ...others] = await editor.deleted()
  expect(others).toEqual([])
  expect(page).toMatchObject({
    path: '/house-rules',
    name: 'House rules',
    at: expect.any(Number) as number,
    who: 'Test',
    title: 'No rules',
  })
  git(root, 'mv', 'config/pages/loaves.json', 'config/pages/breads.json')

  expect(await editor.bring(page!)).toBe('written')
  expect([read(configDir, PAGE), read(configDir, TEXT)]).toEqual(before)
  expect(read(configDir, 'redirects.json')).not.toContain('/house-rules')
  expect(await editor.deleted()).toEqual([])
  editor.editing.undo()
  expect(git(root, 'status', '--porcelain', '--', 'config')).toBe('')
})
