import { expect, test } from 'vitest'
import type { EditorAnswer, EditorDone, EditorHistory, EditorPage, EditorParts, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { DraftWork } from '#src/editor/draftWork.ts'
import { editorStore } from '#src/editor/editorStore.ts'
import { refusalOf, refusedPlan } from './refusedPlan.ts'
import { taskWork } from './taskWork.ts'

const pageAt = (path: string): EditorPage => ({ path, name: path, sections: [], files: [] })
const done = (status: EditorAnswer['status'], path: string, message?: string): EditorDone => ({
  answer: {
    status,
    message,
    problems: [],
    file: null,
    page: pageAt(path),
    history: { undo: 'move the page /a to /b', redo: null, moved: [] },
  },
  plan: { failure: null, problems: [], files: [], notes: [], linked: [], pages: [] },
  open: path,
})

/** An editor with a page open and something chosen, which notes what is done with its drafts. */
function opened() {
  const store = editorStore()
  const order: string[] = []
  const draft = {
    write: async () => void order.push('write'),
    know: (history: EditorHistory) => store.set({ history }),
    take: ({ page }: { page?: EditorPage | null }) => page && store.set({ page }),
  } as unknown as DraftWork
  store.set({ page: pageAt('/a'), selection: { file: 'pages/a.json', keyPath: [] } })
  return { store, order, work: taskWork(store, draft) }
}

test('what was typed is written before pages are changed; then nothing is chosen, and the page is the one that a task has led to', async () => {
  const { store, order, work } = opened()
  await work.carry(async (path) => {
    order.push(`carry on ${path}`)
    return done('written', '/b')
  })
  expect(order).toEqual(['write', 'carry on /a'])
  expect(store.get()).toMatchObject({ page: { path: '/b' }, selection: null, status: 'Done: move the page /a to /b.' })
})

test('a task that is refused leaves what is chosen, and says why', async () => {
  const { store, work } = opened()
  await work.carry(async () => done('refused', '/a', 'There is no such page.'))
  expect(store.get()).toMatchObject({ selection: { file: 'pages/a.json' }, status: 'Not done: There is no such page.' })
})

test('whoever asks gets the answer of the preview, or why there is none, and the editor goes on', async () => {
  const { store, work } = opened()
  expect(await work.carry(async () => done('refused', '/a', 'There is no such page.'))).toMatchObject({
    done: { answer: { status: 'refused' } },
  })
  const error = new Error('The preview does not respond.')
  expect(await work.carry(() => Promise.reject(error))).toEqual({ error })
  expect(store.get()).toMatchObject({ selection: { file: 'pages/a.json' }, status: 'The preview does not respond.' })
})

test('a plan says why a task was not carried out', async () => {
  const { work } = opened()
  expect(refusedPlan(await work.carry(async () => done('written', '/b')))).toBeNull()
  expect(refusedPlan(await work.carry(async () => done('refused', '/a', 'There is no such page.')))).toMatchObject({
    failure: 'There is no such page.',
  })
  const lost = await work.carry(() => Promise.reject(new Error('The preview does not respond.')))
  expect(refusedPlan(lost)).toMatchObject({ failure: 'The preview does not respond.', files: [] })
  expect(refusalOf(lost)).toBe('The preview does not respond.')
})

test('what the site has now comes in place of what it had; forms stay', () => {
  const { store, work } = opened()
  store.set({ site: { forms: {}, pages: [], texts: [] } as unknown as EditorSite })
  work.renew({ pages: [{ path: '/b', name: 'B', collection: null }] } as unknown as EditorParts)
  expect(store.get().site).toMatchObject({ forms: {}, texts: [], pages: [{ path: '/b' }] })
})
