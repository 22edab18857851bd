import { type ConfirmWork, confirmWork } from './confirmWork.ts'
import type { DraftStore } from './draftStore.ts'
import { type DraftWork, draftWork } from './draftWork.ts'
import type { EditorApi } from './editorApi.ts'
import type { EditorState, Selection } from './editorState.ts'
import { editorStore } from './editorStore.ts'
import { isSamePlace } from './isSamePlace.ts'
import { type TaskWork, taskWork } from './pages/taskWork.ts'
import { type SectionWork, sectionWork } from './sectionWork.ts'
import { valueAt } from '#src/site/valueAt.ts'

/** The actions of the editor; they run one after the other. */
export type Editor = SectionWork &
  ConfirmWork &
  TaskWork &
  Pick<DraftWork, 'change' | 'know' | 'settle' | 'takeTheirs'> & {
    get(): EditorState
    subscribe(listener: () => void): () => void
    start(path: string): Promise<void>
    open(path: string): Promise<void>
    /** Reloads the files, which another program may have changed. */
    refresh(): Promise<void>
    select(selection: Selection | null): Promise<void>
    /** The parts of files with changes that this browser keeps because they are not saved; without one that is being saved. */
    unsaved(): Selection[]
    /** Makes a change of the draft that is an undo step of its own. */
    asStep(make: () => void): Promise<void>
    /** Saves the draft now, if there is one. */
    flush(): Promise<void>
    step(which: 'undo' | 'redo'): Promise<void>
  }

/** Creates an editor that uses `api`, stores unsaved edits in `drafts`, and delays with `later`, which returns a function that cancels. */
export function createEditor(
  api: EditorApi,
  drafts: DraftStore,
  later: (work: () => void, ms: number) => () => void = (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
): Editor {
  const store = editorStore()
  const { get, set, queue, inTurn, fileOf } = store
  const draft = draftWork(store, api, drafts, later)
  const sections = sectionWork(store, api, drafts, draft)
  const tasks = taskWork(store, draft)
  const confirming = confirmWork(store, api, draft)

  return {
    get,
    subscribe: store.subscribe,
    start: (path) =>
      queue(async () => {
        const [site, page] = await Promise.all([api.site(), api.page(path)])
        set({ site, page })
        draft.know(site.history)
      }),
    open: (path) =>
      queue(async () => {
        if (get().page?.path === path) return
        await draft.write()
        const page = await api.page(path)
        set({ page, selection: null, draft: null, problems: [], conflict: null, status: '' })
      }),
    refresh: () =>
      queue(async () => {
        const { page: before, others: known } = get()
        if (!before) return
        const [history, page, ...others] = await Promise.all([
          api.steps(),
          api.page(before.path),
          ...known.map(({ file }) => api.file(file)),
        ])
        set({ others })
        // Another tab can have made a step, and moved the page and its drafts.
        draft.know(history)
        draft.take({ page })
      }),
    select: (selection) =>
      queue(async () => {
        await draft.write()
        if (selection && !fileOf(selection.file)) draft.take({ file: await api.file(selection.file) })
        draft.choose(selection)
      }),
    change: draft.change,
    know: draft.know,
    unsaved() {
      const { selection, problems, conflict } = get()
      const isOnItsWay = problems.length === 0 && !conflict
      return drafts.places().filter((place) => !(isOnItsWay && selection && isSamePlace(place, selection)))
    },
    asStep: (make) => queue(() => draft.apart(make)),
    flush: () => queue(draft.write),
    settle: (sides) => queue(() => draft.settle(sides)),
    takeTheirs: draft.takeTheirs,
    add: (...asked) => queue(() => sections.add(...asked)),
    duplicate: (section) => queue(() => sections.duplicate(section)),
    move: (...asked) => queue(() => sections.move(...asked)),
    remove: (section) => queue(() => sections.remove(section)),
    confirm: (...asked) => queue(() => confirming.confirm(...asked)),
    carry: (work) => inTurn(() => tasks.carry(work)),
    renew: tasks.renew,
    step: (which) =>
      queue(async () => {
        await draft.write()
        const { page, history } = get()
        if (!page || draft.stepUnsaved(which)) return
        const answer = await api.step(which, page.path)
        const name = history[which] ?? ''
        draft.know(answer.history)
        if (answer.status !== 'written') {
          draft.take(answer)
          return set({ status: `Not done: ${answer.message ?? 'the preview gave no reason.'}` })
        }
        // A step may open another page without a selection.
        if (answer.page && answer.page.path !== page.path) set({ selection: null, draft: null, problems: [], conflict: null })
        const { selection } = get()
        draft.take(answer)
        // Sections may have moved.
        if (selection && !get().draft && valueAt(fileOf(selection.file)?.value, selection.keyPath) === undefined) set({ selection: null })
        set({ status: `${which === 'undo' ? 'Undone' : 'Redone'}: ${name}.` })
      }),
  }
}
