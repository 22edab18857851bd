import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { githubStandIn } from '#tests/support/githubStandIn.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { reviewEndpoints } from './reviewEndpoints.ts'
import type { EditorPublished, EditorReview, RefusedChoice } from './reviewWire.ts'

const TITLE = ['"Opening hours and orders"', '"When we bake and sell"'] as const

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

/** The requests of the editor for a config folder. */
function editorOf(configDir: string) {
  const context = { configDir, editing: editHistory(configDir), preview: { good: null } } as unknown as PreviewContext
  const ask = async <Body>(name: string, asked: object) =>
    (await reviewEndpoints[`/_dev/edit/${name}`]!.answer(context, { ...asked })) as { status: number; body: Body & { message?: string } }
  const review = async () => (await ask<EditorReview>('review', {})).body
  return {
    ask,
    review,
    editing: context.editing!,
    /** The ids of the changes whose words after are these. */
    changesTo: async (...words: string[]) => {
      const changes = (await review()).groups.flatMap((group) => group.changes)
      return changes.flatMap((change) => (change.words.some(({ after }) => words.includes(after ?? '')) ? [change.id] : []))
    },
    publish: async (asked: { branch?: string; changes?: string[]; release?: string; push?: boolean }) => {
      const { reviewed } = await review()
      return ask<EditorPublished & RefusedChoice>('publish', {
        branch: 'main',
        title: 'It',
        push: false,
        pullRequest: false,
        reviewed,
        ...asked,
      })
    },
  }
}

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
  expect(body).toMatchObject({ links: [{ label: 'Open the request for approval', url: pull }], unfinished: null })
  expect(JSON.stringify(body)).not.toContain('secret-token')
  expect(git(remote, 'diff', '--name-only', 'main', 'next')).toBe('config/pages/visit.json')
})

test('C54 what is half done is told as that, and what cannot be done is refused in words', async () => {
  const { configDir, remote, root, edit, addRemote, hook } = reviewRepository()
  addRemote()
  edit(...TITLE)
  hook(remote, 'pre-receive', 'echo "Only on weekdays"; exit 1')
  expect(await publish(configDir)).toMatchObject({
    status: 200,
    body: { unfinished: expect.stringContaining('not sent'), details: [expect.any(String), expect.stringContaining('Only on weekdays')] },
  })
  expect(await publish(configDir, { branch: '-x' })).toMatchObject({ status: 409 })
  edit('"title"', '"titel"')
  expect(await publish(configDir, { branch: 'other' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has errors'), problems: [{ file: 'pages/visit.json' }] },
  })
  expect(git(root, 'branch', '--list', 'other')).toBe('')
})

test('a choice is published alone, what waits for approval is told as that, and neither is among the changes of the next review', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit(...TITLE)
  edit('"What holds in the shop."', '"All rules of the shop."', 'pages/house-rules.json')
  edit('"House rules of the shop"', '"The rules of our shop"', 'pages/house-rules.json')
  const editor = editorOf(configDir)
  const { groups } = await editor.review()
  expect(groups.map(({ page, changes }) => [page?.path, changes.map(({ words }) => words[0]?.place)])).toEqual([
    ['/house-rules', ['Title', 'Summary']],
    ['/visit', ['Title']],
  ])
  const [summary] = await editor.changesTo('All rules of the shop.')
  expect(await editor.publish({ branch: 'edit/one', changes: [summary!] })).toMatchObject({ status: 200, body: { unfinished: null } })
  const waiting = await editor.review()
  expect(waiting.waiting).toMatchObject([{ branch: 'edit/one', title: 'It', count: 1 }])
  const open = waiting.groups.flatMap(({ changes }) => changes).filter((change) => change.waiting === null)
  expect(open).toHaveLength(2)

  expect(await editor.publish({ changes: await editor.changesTo('When we bake and sell') })).toMatchObject({ status: 200 })
  const next = await editor.review()
  expect(next.groups.map(({ page, changes }) => [page?.path, changes.map((change) => change.waiting)])).toEqual([
    ['/house-rules', [null, 'It']],
  ])
  git(root, 'branch', '-D', 'edit/one')
  expect((await editor.review()).waiting).toEqual([])

  // The site is broken without the page that the menu leads to.
  const page = readFileSync(join(configDir, 'pages/house-rules.json'), 'utf8')
  writeFileSync(join(configDir, 'pages/terms.json'), page.replaceAll(/"(name|title|description)": "/g, '"$1": "New '))
  edit('"/visit#order"', '"/terms"', 'header.json')
  const [link] = await editor.changesTo('/terms')
  const refused = await editor.publish({ changes: [link!] })
  expect(refused).toMatchObject({ status: 409, body: { problems: [{ file: 'header.json' }] } })
  const added = (await editor.review()).groups.find(({ file }) => file === 'pages/terms.json')!
  expect(refused.body.needs).toEqual([added.changes[0]!.id])
  const back = await editor.ask<RefusedChoice>('take-back', { changes: refused.body.needs, path: '/' })
  expect(back).toMatchObject({ status: 409, body: { needs: [link] } })
  expect(await editor.ask('take-back', { changes: [...refused.body.needs, link!], path: '/' })).toMatchObject({ status: 200 })
  expect(git(root, 'status', '--porcelain', '--', 'config')).toBe('M config/pages/house-rules.json')
  editor.editing.undo()
  expect(existsSync(join(configDir, 'pages/terms.json'))).toBe(true)
})

test('a release takes changes in and out, is shown, tells of another one for the same field, and goes live as one', async () => {
  const { root, configDir, edit } = reviewRepository()
  edit(...TITLE)
  edit('"House rules of the shop"', '"The rules of our shop"', 'pages/house-rules.json')
  const before = git(root, 'status', '--porcelain')
  const editor = editorOf(configDir)
  const [title] = await editor.changesTo('When we bake and sell')
  const [rules] = await editor.changesTo('The rules of our shop')
  const act = async (asked: object) => editor.ask<{ slug: string; view: string }>('release', asked)
  expect(await act({ do: 'start', name: 'Spring campaign', changes: [title, rules] })).toMatchObject({ body: { slug: 'spring-campaign' } })
  expect(await act({ do: 'start', name: 'Spring campaign', changes: [] })).toMatchObject({ status: 409 })
  expect(await act({ do: 'take', slug: 'spring-campaign', changes: [rules] })).toMatchObject({ status: 200 })
  edit('"When we bake and sell"', '"Our summer hours"')
  const [summer] = await editor.changesTo('Our summer hours')
  await act({ do: 'start', name: 'Summer', changes: [summer] })

  const { releases, groups } = await editor.review()
  expect(releases.map(({ name, groups: own, clashes }) => [name, own.flatMap(({ changes }) => changes).length, clashes.length])).toEqual([
    ['Spring campaign', 1, 1],
    ['Summer', 1, 1],
  ])
  expect(releases[0]!.clashes[0]).toContain('“Summer” changes the same places differently')
  expect(groups.find(({ page }) => page?.path === '/visit')!.changes[0]).toMatchObject({ release: 'Summer', earlier: 'Spring campaign' })
  const { view } = (await act({ do: 'show', slug: 'spring-campaign' })).body
  expect(git(root, 'show', `${view.slice('commit:'.length)}:config/pages/visit.json`)).toContain('When we bake and sell')
  expect(git(root, 'status', '--porcelain').replace('?? .build/', '').trim()).toBe(before)

  // Something else is published first; then the release, whose change is no longer in the files.
  expect(await editor.publish({ changes: [rules!] })).toMatchObject({ status: 200 })
  await act({ do: 'take', slug: 'summer', changes: [summer] })
  expect(await act({ do: 'drop', slug: 'summer' })).toMatchObject({ status: 200 })
  await editor.ask('take-back', { changes: await editor.changesTo('Our summer hours'), path: '/' })
  expect(await editor.publish({ release: 'spring-campaign' })).toMatchObject({ status: 200, body: { unfinished: null } })
  expect(git(root, 'show', 'main:config/pages/visit.json')).toContain('When we bake and sell')
  expect(git(root, 'show', 'main:config/pages/house-rules.json')).toContain('The rules of our shop')
  expect(git(root, 'branch', '--list', 'release/*')).toBe('')
  expect(git(root, 'status', '--porcelain', '--', 'config')).toBe('')
  expect((await editor.review()).groups).toEqual([])
})
