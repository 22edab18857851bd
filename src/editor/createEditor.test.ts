// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EditorAnswer, EditorFile, EditorPage, EditorSite } from '#src/node/dev/editor/wire.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { editText } from '#src/node/edit/editText.ts'
import { createEditor } from './createEditor.ts'
import { draftStore } from './draftStore.ts'
import type { EditorApi } from './editorApi.ts'

const FILE = 'pages/index.json'
const section = (index: number) => ({ file: FILE, keyPath: ['sections', index] })

/** What a preview would answer with one page on its disk, where an empty title is an error. */
function preview() {
  const disk = { text: JSON.stringify({ name: 'Home', sections: ['One', 'Two', 'Three'].map((title) => ({ type: 'quote', title })) }) }
  const file = (): EditorFile => ({ file: FILE, kind: 'page', hash: contentHash(disk.text), value: JSON.parse(disk.text), problems: [] })
  const page = (): EditorPage => {
    const { sections } = JSON.parse(disk.text) as { sections: { type: string }[] }
    return {
      path: '/',
      name: 'Home',
      files: [file()],
      sections: sections.map(({ type }, index) => ({ type, pages: 1, ...section(index) })),
    }
  }
  const answer = (status: EditorAnswer['status'], problems: EditorAnswer['problems'] = []): EditorAnswer => ({
    status,
    problems,
    file: file(),
    page: page(),
    history: { undo: null, redo: null, moved: [] },
  })
  const asked: string[] = []
  const joined: boolean[] = []
  const api: EditorApi = {
    site: async () => ({ history: { undo: null, redo: null, moved: [] } }) as unknown as EditorSite,
    steps: async () => ({ undo: null, redo: null, moved: [] }),
    page: async () => page(),
    file: async () => file(),
    async apply({ baseHash, operations, label, joins }) {
      asked.push(label)
      joined.push(joins)
      if (baseHash !== contentHash(disk.text)) return answer('conflict')
      const edited = editText(disk.text, operations, () => [])
      if ('failure' in edited) return answer('refused')
      const at = (JSON.parse(edited.text) as { sections: { title: string }[] }).sections.findIndex(({ title }) => title === '')
      const path = `sections.${at}.title`
      if (at !== -1) return answer('invalid', [{ severity: 'error', file: FILE, path, message: 'must not be empty', line: 1 }])
      disk.text = edited.text
      return answer('written')
    },
    step: async () => answer('refused'),
  }
  const titles = () => (JSON.parse(disk.text) as { sections: { title: string }[] }).sections.map(({ title }) => title)
  return { disk, api, asked, joined, titles }
}

let site = preview()
const start = async () => {
  // Nothing is written by time here: only when a test says so.
  const editor = createEditor(site.api, draftStore(localStorage, 'tab'), () => () => {})
  await editor.start('/')
  return editor
}
beforeEach(() => {
  localStorage.clear()
  site = preview()
})

test('what is typed is one write, and nothing is left behind', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'On' })
  editor.change({ type: 'quote', title: 'Once' })
  await editor.flush()
  expect(site.titles()).toEqual(['Once', 'Two', 'Three'])
  expect(site.asked).toEqual([`change quote in ${FILE}`])
  expect(editor.get()).toMatchObject({ draft: null, status: 'Saved.' })
  expect(localStorage).toHaveLength(0)
})

test('what is set back while it is on its way to the disk is set back there, too', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Once' })
  const { apply } = site.api
  site.api.apply = async (edit) => {
    site.api.apply = apply
    const answer = await apply(edit)
    editor.change({ type: 'quote', title: 'One' })
    return answer
  }
  await editor.flush()
  await editor.flush()
  expect(site.titles()).toEqual(['One', 'Two', 'Three'])
  expect(editor.get()).toMatchObject({ draft: null, status: 'Saved.' })
})

test('G51 an invalid draft is never written, and is back after a reload, also when its section has come elsewhere', async () => {
  const editor = await start()
  await editor.select(section(1))
  editor.change({ type: 'quote', title: '' })
  await editor.flush()
  expect(editor.get().problems).toMatchObject([{ path: 'sections.1.title', message: 'must not be empty' }])
  await editor.move(section(0), 1)
  expect(site.titles()).toEqual(['Two', 'One', 'Three'])

  const after = await start()
  await after.select(section(1))
  expect(after.get().draft).toBeNull()
  await after.select(section(0))
  expect(after.get().draft?.value).toEqual({ type: 'quote', title: '' })
  after.change({ type: 'quote', title: 'Mended' })
  await after.flush()
  expect(site.titles()).toEqual(['Mended', 'One', 'Three'])
})

test('a change goes on from what another program has written elsewhere in the file', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Mine' })
  site.disk.text = site.disk.text.replace('Three', 'Theirs')
  await editor.flush()
  expect(site.titles()).toEqual(['Mine', 'Two', 'Theirs'])
})

test.each([
  ['keeping mine', ['Mine', 'Two', 'Three']],
  ['taking theirs', ['Theirs', 'Two', 'Three']],
])('G52 what another program has written at the same place is shown to choose from: %s', async (choice, titles) => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Mine' })
  site.disk.text = site.disk.text.replace('One', 'Theirs')
  await editor.flush()
  expect(editor.get().conflict?.theirs).toEqual({ type: 'quote', title: 'Theirs' })
  editor.change({ type: 'quote', title: 'Mine' })
  await editor.flush()
  expect(site.titles()).toEqual(['Theirs', 'Two', 'Three'])
  if (choice === 'keeping mine') await editor.settle(['mine'])
  else editor.takeTheirs()
  await editor.flush()
  expect(site.titles()).toEqual(titles)
  expect(editor.get()).toMatchObject({ conflict: null, draft: null })
})

test('G52 what is not finished of the page itself never takes back what was written of its sections meanwhile', async () => {
  const editor = await start()
  await editor.select({ file: FILE, keyPath: [] })
  editor.change({ ...JSON.parse(site.disk.text), name: 'House' })
  site.api.apply = (
    (apply) => async (edit) =>
      edit.operations[0]!.path[0] === 'name' ? refusal : apply(edit)
  )(site.api.apply)
  const refusal: EditorAnswer = { ...(await site.api.step('undo', '/')), status: 'invalid' }
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Once' })
  await editor.flush()
  await editor.select({ file: FILE, keyPath: [] })
  expect(editor.get()).toMatchObject({ conflict: null, draft: { value: { name: 'House' }, base: { name: 'Home' } } })
  expect(editor.get().draft?.value).not.toHaveProperty('sections')
  expect(site.titles()).toEqual(['Once', 'Two', 'Three'])
})

test('sections come, are doubled, change places and go, and the new one is chosen', async () => {
  const editor = await start()
  await editor.add({ file: FILE, keyPath: ['sections'] }, 1, { type: 'quote', title: 'New' })
  expect(editor.get().selection).toEqual(section(1))
  await editor.duplicate(section(1))
  expect(site.titles()).toEqual(['One', 'New', 'New', 'Two', 'Three'])
  await editor.move(section(2), 1)
  expect(editor.get().selection).toEqual(section(3))
  await editor.remove(section(0))
  expect(site.titles()).toEqual(['New', 'Two', 'New', 'Three'])
})

test('what is added last comes after what is still being added', async () => {
  const editor = await start()
  const list = { file: FILE, keyPath: ['sections'] }
  await Promise.all(['Four', 'Five'].map((title) => editor.add(list, 'last', { type: 'quote', title })))
  expect(site.titles()).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  expect(editor.get().selection).toEqual(section(4))
})

test('a preview that does not answer is told, and the draft stays', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Mine' })
  site.api.apply = async () => {
    throw new Error('The preview does not answer.')
  }
  await editor.flush()
  expect(editor.get()).toMatchObject({ status: 'The preview does not answer.', draft: { value: { title: 'Mine' } } })
  expect(localStorage).toHaveLength(1)
})

test('G52 a draft follows its section when somebody else puts that elsewhere', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: '' })
  site.disk.text = JSON.stringify({ name: 'Home', sections: ['New', 'Two', 'One', 'Three'].map((title) => ({ type: 'quote', title })) })
  await editor.refresh()
  expect(editor.get()).toMatchObject({ conflict: null, selection: section(2), draft: { value: { title: '' } } })
  editor.change({ type: 'quote', title: 'Mine' })
  await editor.flush()
  expect(site.titles()).toEqual(['New', 'Two', 'Mine', 'Three'])
})

test('a step that another tab has made can be undone in this one', async () => {
  const editor = await start()
  site.api.steps = async () => ({ undo: 'title of pages/index.json', redo: null, moved: [] })
  await editor.refresh()
  expect(editor.get().history.undo).toBe('title of pages/index.json')
})

test.each([
  ['mine', ['Mine', 'Two', 'Three']],
  ['theirs', ['Two', 'Three']],
] as const)('G52 a section that somebody else has taken away is never written over another one: %s', async (side, titles) => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Mine' })
  site.disk.text = JSON.stringify({ name: 'Home', sections: ['Two', 'Three'].map((title) => ({ type: 'quote', title })) })
  await editor.flush()
  expect(editor.get().conflict).toMatchObject({ theirs: undefined })
  await editor.settle([side])
  expect(site.titles()).toEqual(titles)
  expect(editor.get()).toMatchObject({ conflict: null, draft: null })
})

test('G52 two fields of one section that two people change go together', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'One', id: 'mine' })
  site.disk.text = site.disk.text.replace('One', 'Theirs')
  await editor.flush()
  expect(site.disk.text).toContain('{"type":"quote","title":"Theirs","id":"mine"}')
})

test('G51 what cannot be kept beyond a reload is told', async () => {
  const editor = createEditor(site.api, draftStore(null, 'tab'), () => () => {})
  await editor.start('/')
  await editor.select(section(0))
  editor.change({ type: 'quote', title: '' })
  expect(editor.get().status).toContain('Keep this tab open')
  await editor.flush()
  expect(editor.get().status).toContain('Keep this tab open')
  await editor.select(section(1))
  await editor.select(section(0))
  expect(editor.get().draft?.value).toEqual({ type: 'quote', title: '' })
})

test('G52 whoever writes again what was there before gives way without a question', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: 'Mine' })
  site.disk.text = site.disk.text.replace('One', 'Theirs')
  await editor.flush()
  expect(editor.get().conflict).not.toBeNull()
  editor.change({ type: 'quote', title: 'One' })
  await editor.flush()
  expect(editor.get()).toMatchObject({ conflict: null, draft: null })
  expect(site.titles()).toEqual(['Theirs', 'Two', 'Three'])
  expect(localStorage).toHaveLength(0)
})

test('G51 what was not finished on a page that has another address now comes back there', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: '' })
  await editor.flush()
  const moved = [{ from: FILE, to: 'pages/start.json' }]
  const { page, file, site: parts } = site.api
  const elsewhere = <Value>(value: Value) => JSON.parse(JSON.stringify(value).replaceAll(FILE, 'pages/start.json')) as Value
  site.api = {
    ...site.api,
    page: async (path) => ({ ...elsewhere(await page(path)), path: '/start' }),
    file: async (name) => elsewhere(await file(name)),
    site: async () => ({ ...(await parts()), history: { undo: null, redo: null, moved } }),
  }
  const later = await start()
  await later.select({ ...section(0), file: 'pages/start.json' })
  expect(later.get()).toMatchObject({ draft: { value: { title: '' } }, status: 'Your unsaved changes were restored.' })
})

test('a change that is a step of its own is not merged with what was typed before and after it', async () => {
  const editor = await start()
  await editor.select(section(0))
  const typed = (title: string) => editor.change({ type: 'quote', title })
  typed('a')
  await editor.asStep(() => typed('a pasted'))
  typed('a pasted b')
  await editor.flush()
  typed('a pasted bc')
  await editor.flush()
  expect(site.joined).toEqual([true, false, false, true])
  expect(site.titles()[0]).toBe('a pasted bc')
})

test('changes after a pause are undo steps of their own', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const editor = await start()
  await editor.select(section(0))
  for (const [title, pause] of Object.entries({ a: 0, ab: 500, 'ab c': 2500 })) {
    vi.setSystemTime(Date.now() + pause)
    editor.change({ type: 'quote', title })
    await editor.flush()
  }
  expect(site.joined).toEqual([true, true, false])
})

test('undo reverts a step that was saved after an invalid change first', async () => {
  const steps: string[] = []
  const { apply, step } = site.api
  const known = (answer: EditorAnswer) => ({ ...answer, history: { ...answer.history, undo: steps.at(-1) ?? null } })
  site.api.apply = async (edit) => {
    const answer = await apply(edit)
    if (answer.status === 'written') steps.push(edit.label)
    return known(answer)
  }
  site.api.step = async (...asked) => {
    steps.pop()
    return known(await step(...asked))
  }
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: '' })
  await editor.flush()
  await editor.select(section(1))
  editor.change({ type: 'quote', title: 'Later' })
  await editor.flush()
  await editor.select(section(0))
  await editor.flush()
  await editor.step('undo')
  expect(steps).toEqual([])
  expect(editor.get().draft).toMatchObject({ value: { title: '' } })
  await editor.step('undo')
  expect(editor.get()).toMatchObject({ draft: null, status: 'Undone: the change that was not saved.' })
})

test('undo takes back what is not saved because of an error, before any saved step, and redo brings it back', async () => {
  const editor = await start()
  await editor.select(section(0))
  editor.change({ type: 'quote', title: '' })
  await editor.flush()
  await editor.step('undo')
  expect(editor.get()).toMatchObject({ draft: null, problems: [], status: 'Undone: the change that was not saved.' })
  expect(localStorage).toHaveLength(0)
  await editor.step('redo')
  await editor.flush()
  expect(editor.get()).toMatchObject({ draft: { value: { title: '' } }, problems: [{ message: 'must not be empty' }] })
  await editor.step('undo')
  await editor.step('undo')
  expect(editor.get().status).toContain('Not done')
  expect(editor.get().takenBack).toBeNull()
})
