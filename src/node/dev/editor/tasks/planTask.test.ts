import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { type EditHistory, editHistory } from '#src/node/edit/editHistory.ts'
import { tryPlan } from '#src/node/edit/tryPlan.ts'
import { walk } from '#src/node/files/walk.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'
import { editorPage } from '#src/node/dev/editor/editorPage.ts'
import type { EditorTask } from './editorTask.ts'
import { planTask } from './planTask.ts'

let site: SiteCopy
let history: EditHistory
beforeEach(() => {
  site = copySite()
  history = editHistory(site.configDir)
})
afterEach(() => site.remove())

const bytes = () =>
  Object.fromEntries(walk(site.configDir).files.map((file) => [file, readFileSync(join(site.configDir, file)).toString('base64')]))
const plan = (task: EditorTask) => planTask(configBefore(site.configDir), task, '2026-11-22')
const changedFiles = (before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file]).sort()

/** Carries out a task and returns the changed files. */
function carry(task: EditorTask): string[] {
  const before = bytes()
  const made = plan(task)
  if (!('changes' in made)) throw new Error(JSON.stringify(made))
  expect(history.commit(made.changes, made.label, { isStrict: made.isStrict, pages: { before: '/', after: made.open } })).toMatchObject({
    status: 'written',
  })
  return changedFiles(before, bytes())
}

const closing = { file: 'pages/index.json', keyPath: ['sections', 11] }
const tasks: { name: string; task: EditorTask; files: string[] }[] = [
  {
    name: 'a page of a collection is one new file, called as somebody wrote it',
    task: { do: 'new', family: 'comparison', id: 'phone-calls', name: 'Phone calls 2.0' },
    files: ['collections/comparison/phone-calls.json'],
  },
  {
    name: 'a draft is one new file',
    task: { do: 'new', family: 'comparison', id: 'phone-calls', name: 'Phone calls', draft: true },
    files: ['collections/comparison/phone-calls.json'],
  },
  {
    name: 'a page that comes later, like another one, is one new file',
    task: { do: 'new', family: 'page', id: '/press', name: '', like: '/comparison/whiteboard', publishAt: '2099-01-02T09:30Z' },
    files: ['pages/press.json'],
  },
  { name: 'a page by itself is one new file', task: { do: 'new', family: 'page', id: '/press', name: '' }, files: ['pages/press.json'] },
  {
    name: 'a page like another one is one new file',
    task: { do: 'new', family: 'comparison', id: 'blackboard', name: 'A blackboard', like: '/comparison/whiteboard' },
    files: ['collections/comparison/blackboard.json'],
  },
  {
    name: 'a page that moves takes its links and leaves a redirect',
    task: { do: 'move', from: '/comparison/whiteboard', to: '/comparison/wall-board' },
    files: ['collections/comparison/wall-board.json', 'collections/comparison/whiteboard.json', 'redirects.json'],
  },
  {
    name: 'a page that is removed has its links lead on',
    task: { do: 'remove', path: '/about-us/crew', to: '/about-us', relink: true },
    files: ['pages/about-us.json', 'pages/about-us/crew.json', 'redirects.json'],
  },
  {
    name: 'a section that is shared is a file and a name in its place',
    task: { do: 'share', file: 'pages/about-us.json', keyPath: ['sections', 2], name: 'what-we-hold-to' },
    files: ['fragments/what-we-hold-to.json', 'pages/about-us.json'],
  },
  { name: 'a page gets sections of its own, and others keep the shared one', task: { do: 'own', ...closing }, files: ['pages/index.json'] },
  {
    name: 'a section goes to another page',
    task: { do: 'carry', file: 'pages/about-us.json', keyPath: ['sections', 2], to: '/contact-us', copies: false },
    files: ['pages/about-us.json', 'pages/contact-us.json'],
  },
]

describe.each(tasks)('G64 $name', ({ task, files }) => {
  test('the site is sound, one step back leaves the same bytes, and one step on the same again', () => {
    const before = bytes()
    expect(carry(task)).toEqual(files)
    expect(loadSite(site.configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const after = bytes()
    expect(history.undo()).toMatchObject({ status: 'written' })
    expect(bytes()).toEqual(before)
    expect(history.redo()).toMatchObject({ status: 'written' })
    expect(bytes()).toEqual(after)
  })

  test('it is not taken back when another program has changed what it has made', () => {
    const [file] = carry(task)
      .filter((name) => walk(site.configDir).files.includes(name))
      .slice(-1)
    site.write(file!, `${site.read(file!)}\n`)
    const theirs = bytes()
    expect(history.undo()).toMatchObject({ status: 'conflict', message: expect.stringContaining('Another program') })
    expect(bytes()).toEqual(theirs)
    expect(history.next()).toEqual({ undo: null, redo: null })
  })
})

test.each<[string, EditorTask, string]>([
  ['an id that is none', { do: 'new', family: 'comparison', id: 'Phone Calls', name: '' }, 'cannot be an id'],
  ['an id that is taken', { do: 'new', family: 'comparison', id: 'whiteboard', name: '' }, 'already belongs to'],
  ['the home page', { do: 'move', from: '/', to: '/start' }, 'it cannot be moved'],
  ['a name that is taken', { do: 'share', file: 'pages/about-us.json', keyPath: ['sections', 2], name: 'closing' }, 'already'],
  ['what is shared', { do: 'share', ...closing, name: 'other' }, 'already shared'],
  ['a section that is gone', { do: 'own', file: 'pages/about-us.json', keyPath: ['sections', 40] }, 'no longer exists'],
  ['a page that is none', { do: 'carry', ...closing, to: '/nowhere', copies: true }, 'is not a page of this site'],
])('G64 what cannot be done is said in the words of the commands: %s', (_name, task, words) => {
  expect(plan(task)).toEqual({ failure: expect.stringContaining(words) })
})

test('G64 a page that others lead to is not removed without saying what becomes of the links', () => {
  expect(plan({ do: 'remove', path: '/about-us/crew', to: null, relink: false })).toMatchObject({
    linked: [{ file: 'pages/about-us.json', href: '/about-us/crew' }],
  })
})

test('G64 what visitors see when is written, and a moment that is none is refused', () => {
  const press = { do: 'new', family: 'page', id: '/press', name: 'Press' } as const
  const said = (task: EditorTask) => {
    const made = plan(task)
    if (!('changes' in made)) throw new Error(JSON.stringify(made))
    const { draft, publishAt } = JSON.parse(made.changes[0]!.edits[0]!.content) as { draft?: boolean; publishAt?: string }
    const { status } = tryPlan(site.configDir, made.changes, made.isStrict)
    return { draft, publishAt, status, notes: made.notes.join() }
  }
  expect(said(press)).toEqual({ status: 'written', notes: expect.stringContaining('next release') })
  expect(said({ ...press, draft: true })).toEqual({ draft: true, status: 'written', notes: expect.stringContaining('no longer a draft') })
  expect(said({ ...press, publishAt: '2099-01-02' })).toMatchObject({ publishAt: '2099-01-02', status: 'written' })
  expect(said({ ...press, publishAt: 'soon' }).status).toBe('invalid')
})

test('G64 what would leave the site unsound is not written', () => {
  const before = bytes()
  const made = plan({ do: 'carry', file: 'pages/about-us.json', keyPath: ['sections', 0], to: '/contact-us', copies: false })
  if (!('changes' in made)) throw new Error('It is refused only when the site is looked at')
  expect(history.commit(made.changes, made.label, { isStrict: made.isStrict, pages: { before: '/', after: made.open } })).toMatchObject({
    status: 'invalid',
  })
  expect(bytes()).toEqual(before)
})

describe('a page that fails only once visitors see it', () => {
  const like = { do: 'new', family: 'page', id: '/press', name: 'Press room', like: '/pricing/berth-book' } as const

  test.each([[{}], [{ draft: true }], [{ publishAt: '2099-01-02T09:30Z' }]])(
    'is not made from another one whose title has highlighted words: %j',
    (when) => {
      carry({ ...like, ...when })
      const written = readFileSync(join(site.configDir, 'pages/press.json'), 'utf8')
      expect((JSON.parse(written) as { sections: object[] }).sections[0]).not.toHaveProperty('highlight')
      writeFileSync(join(site.configDir, 'pages/press.json'), written.replace(/ *"(?:draft|publishAt)": [^\n]*\n/, ''))
      expect(loadSite(site.configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )

  test.each(['"draft": true', '"publishAt": "2099-01-02T09:30Z"'])('is refused when it is edited: %s', (when) => {
    const file = 'pages/press.json'
    carry({ ...like, ...(when.includes('draft') ? { draft: true } : { publishAt: '2099-01-02T09:30Z' }) })
    const before = readFileSync(join(site.configDir, file), 'utf8')
    expect(before).toContain(when)
    const edits = [
      {
        offset: 0,
        length: before.length,
        content: before.replace('"title": "Press room",\n      ', '"title": "Press room", "highlight": "two days",\n      '),
      },
    ]
    const changed = edits[0]!.content !== before
    expect(changed).toBe(true)
    const result = tryPlan(site.configDir, [{ from: file, to: file, before, edits }], false)
    expect(result.status).toBe('invalid')
    expect(result.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'E_HIGHLIGHT once the page is published, "two days" is not in the title',
    ])
  })

  test('is opened in its fields all the same', () => {
    const text =
      '{ "name": "Press", "title": "Press", "description": "What newspapers write of the harbour, and whom they may ask about it.", "summary": "For newspapers", "updated": "2026-11-20", "draft": true, "sections": [{ "type": "hero", "title": "Press", "lead": "For newspapers.", "highlight": "two days" }] }'
    writeFileSync(join(site.configDir, 'pages/press.json'), text)
    const { site: now, problems } = loadSite(site.configDir)
    expect(editorPage(site.configDir, now!, problems, '/press')).toMatchObject({ path: '/press', sections: [{ type: 'hero' }] })
  })
})
