import type { EditorAnswer, EditorFile, EditorHistory, EditorPage, EditorProblem, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { Draft, DraftStore } from './draftStore.ts'
import type { EditorApi } from './editorApi.ts'
import { valueAt } from './valueAt.ts'

/** What is edited: a part of a file, or all of it when there are no keys. */
export type Selection = { file: string; keyPath: KeyPath }

/** What the editor shows. `conflict` is what another program has put where the draft belongs. */
export type EditorState = {
  site: EditorSite | null
  page: EditorPage | null
  /** Files that are no part of the page, such as the settings of the site. */
  others: EditorFile[]
  selection: Selection | null
  draft: Draft | null
  problems: EditorProblem[]
  conflict: { theirs: unknown; hash: string } | null
  status: string
  history: EditorHistory
}

/** What can be done; each is carried out after the ones before it. */
export type Editor = {
  get(): EditorState
  subscribe(listener: () => void): () => void
  start(path: string): Promise<void>
  open(path: string): Promise<void>
  /** Looks again at what is on disk, which another program may have changed. */
  refresh(): Promise<void>
  select(selection: Selection | null): Promise<void>
  change(value: unknown): void
  /** Writes the draft now, if there is one. */
  flush(): Promise<void>
  keepMine(): Promise<void>
  takeTheirs(): void
  add(list: Selection, index: number, section: object): Promise<void>
  duplicate(section: Selection): Promise<void>
  move(section: Selection, by: number): Promise<void>
  remove(section: Selection): Promise<void>
  step(which: 'undo' | 'redo'): Promise<void>
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const same = (keyPath: KeyPath) => keyPath

/** How long after the last key a draft is written, in milliseconds. */
const PAUSE_MS = 400

/** Makes an editor that asks `api`, keeps what is not on disk in `drafts`, and waits with `later`, which gives the way to call it off. */
export function createEditor(
  api: EditorApi,
  drafts: DraftStore,
  later: (work: () => void, ms: number) => () => void = (work, ms) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
): Editor {
  let state: EditorState = {
    site: null,
    page: null,
    others: [],
    selection: null,
    draft: null,
    problems: [],
    conflict: null,
    status: '',
    history: { undo: null, redo: null },
  }
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  let callOff: () => void = () => {}

  function set(change: Partial<EditorState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** One after the other; what fails is said. */
  function queue(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work).catch((error: unknown) => set({ status: error instanceof Error ? error.message : String(error) }))
    last = turn
    return turn
  }

  const fileOf = (name: string) => [...(state.page?.files ?? []), ...state.others].find(({ file }) => file === name)

  /** Takes over what is on disk now. A draft whose place is as it was goes on from there. */
  function take({ page, file }: { page?: EditorPage | null; file?: EditorFile | null }) {
    const isOfPage = page?.files.some((other) => other.file === file?.file) ?? false
    const others = file && !isOfPage ? [...state.others.filter((other) => other.file !== file.file), file] : state.others
    set({ ...(page && { page }), others })
    const { selection, draft } = state
    const now = selection && fileOf(selection.file)
    if (!selection || !draft || !now || draft.hash === now.hash) return
    const theirs = partOf(now, selection)
    if (isSame(theirs, draft.base)) keep(selection, { ...draft, hash: now.hash })
    else if (isSame(theirs, draft.value)) drop(selection)
    else set({ conflict: { theirs, hash: now.hash }, status: `${selection.file} was changed by another program.` })
  }

  function keep(selection: Selection, draft: Draft) {
    drafts.set(selection.file, selection.keyPath, draft)
    set({ draft })
  }

  function drop(selection: Selection) {
    drafts.remove(selection.file, selection.keyPath)
    set({ draft: null, problems: [], conflict: null })
  }

  function waitAndWrite() {
    callOff()
    callOff = later(() => void queue(write), PAUSE_MS)
  }

  async function write() {
    callOff()
    const { selection, draft, conflict, page } = state
    if (!selection || !draft || conflict || !page) return
    const { file, keyPath } = selection
    const operations = operationsOf(keyPath, draft)
    const answer = await api.apply({
      file,
      baseHash: draft.hash,
      operations,
      label: `change ${nameOf(selection)}`,
      joins: true,
      path: page.path,
    })
    const isStill = state.selection === selection && state.draft !== null && isSame(state.draft.value, draft.value)
    if (answer.status === 'written') {
      drafts.follow(file, draft.hash, answer.file?.hash ?? '', same)
      if (isStill) drop(selection)
      else if (state.selection === selection && state.draft)
        keep(selection, { ...state.draft, base: draft.value, hash: answer.file?.hash ?? '' })
      else drafts.remove(file, keyPath)
      set({ history: answer.history, status: 'Saved.' })
      take(answer)
      return
    }
    set({ history: answer.history })
    if (answer.status === 'conflict') {
      take(answer)
      // Another part of the file was changed: the draft now goes on from there.
      if (!state.conflict && state.draft) await write()
      return
    }
    const errors = answer.problems.filter(({ severity }) => severity === 'error')
    if (isStill) set({ problems: answer.problems })
    set({ status: errors.length > 0 ? `Not saved: ${counted(errors.length)}.` : `Not saved: ${answer.message ?? 'it cannot be done.'}` })
  }

  function nameOf({ file, keyPath }: Selection): string {
    const value = valueAt(fileOf(file)?.value, keyPath) as { type?: unknown } | undefined
    return typeof value?.type === 'string' ? `${value.type} in ${file}` : file
  }

  /** Changes the list of sections that one stands in; `moved` says where the others stand then, `then` which is chosen. */
  async function restructure(
    file: string,
    operation: EditOperation,
    label: string,
    moved: (path: KeyPath) => KeyPath | null,
    then: Selection | null,
  ) {
    await write()
    const hash = fileOf(file)?.hash
    if (!state.page || hash === undefined) return
    const answer: EditorAnswer = await api.apply({
      file,
      baseHash: hash,
      operations: [operation],
      label,
      joins: false,
      path: state.page.path,
    })
    set({ history: answer.history })
    if (answer.status !== 'written') {
      const [first] = answer.problems.filter(({ severity }) => severity === 'error')
      set({ status: `Not done: ${first ? `${first.message}${first.path ? ` (${first.path})` : ''}` : (answer.message ?? '')}` })
      return take(answer)
    }
    drafts.follow(file, hash, answer.file?.hash ?? '', moved)
    set({ selection: null, draft: null, problems: [], conflict: null })
    take(answer)
    choose(then)
    set({ status: `Done: ${label}.` })
  }

  function choose(selection: Selection | null) {
    const now = selection && fileOf(selection.file)
    const draft = selection && drafts.get(selection.file, selection.keyPath)
    set({ selection, draft: now ? draft : null, problems: [], conflict: null })
    if (!draft || !now) return
    take({})
    if (!state.conflict && state.draft) {
      set({ status: 'What you had not finished here is back.' })
      waitAndWrite()
    }
  }

  const listOf = ({ keyPath }: Selection) => keyPath.slice(0, -1)
  const indexOf = ({ keyPath }: Selection) => keyPath.at(-1) as number
  /** The same place when items of a list have come, gone or changed their places. */
  const inList = (list: KeyPath, place: (index: number) => number | null) => (path: KeyPath) => {
    const index = path[list.length]
    if (typeof index !== 'number' || !isSame(path.slice(0, list.length), list)) return path
    const now = place(index)
    return now === null ? null : [...list, now, ...path.slice(list.length + 1)]
  }

  function insert({ file, keyPath: list }: Selection, index: number, section: object, label: string): Promise<void> {
    const there = valueAt(fileOf(file)?.value, list) as unknown[] | undefined
    const path = [...list, index]
    const value = section as Value
    const operation: EditOperation = there ? { op: 'insert', path, value } : { op: 'set', path: list, value: [value] }
    return restructure(
      file,
      operation,
      label,
      inList(list, (at) => (at >= index ? at + 1 : at)),
      { file, keyPath: path },
    )
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (path) =>
      queue(async () => {
        const [site, page] = await Promise.all([api.site(), api.page(path)])
        set({ site, page, history: site.history })
      }),
    open: (path) =>
      queue(async () => {
        if (state.page?.path === path) return
        await write()
        const page = await api.page(path)
        set({ page, selection: null, draft: null, problems: [], conflict: null, status: '' })
      }),
    refresh: () =>
      queue(async () => {
        if (!state.page) return
        const [page, ...others] = await Promise.all([api.page(state.page.path), ...state.others.map(({ file }) => api.file(file))])
        set({ others })
        take({ page })
      }),
    select: (selection) =>
      queue(async () => {
        await write()
        if (selection && !fileOf(selection.file)) take({ file: await api.file(selection.file) })
        choose(selection)
      }),
    change(given) {
      const { selection, draft } = state
      const now = selection && fileOf(selection.file)
      if (!selection || !now) return
      const value = selection.keyPath.length === 0 ? withoutLists(given) : given
      const base = draft?.base ?? partOf(now, selection)
      if (isSame(value, base) && !state.conflict) {
        callOff()
        drop(selection)
        return set({ status: '' })
      }
      keep(selection, { value, base, hash: draft?.hash ?? now.hash })
      set({ status: 'Not saved yet …' })
      waitAndWrite()
    },
    flush: () => queue(write),
    keepMine: () =>
      queue(async () => {
        const { selection, draft, conflict } = state
        if (!selection || !draft || !conflict) return
        keep(selection, { ...draft, base: conflict.theirs, hash: conflict.hash })
        set({ conflict: null })
        await write()
      }),
    takeTheirs() {
      if (state.selection) drop(state.selection)
      set({ status: 'Your version is gone; this is what is on disk.' })
    },
    add: (list, index, section) => queue(() => insert(list, index, section, `add ${(section as { type: string }).type} to ${list.file}`)),
    duplicate: (section) =>
      queue(async () => {
        await write()
        const { id: _anchor, ...copy } = valueAt(fileOf(section.file)?.value, section.keyPath) as Record<string, unknown>
        await insert({ ...section, keyPath: listOf(section) }, indexOf(section) + 1, copy, `duplicate ${nameOf(section)}`)
      }),
    move: (section, by) =>
      queue(async () => {
        const [list, from] = [listOf(section), indexOf(section)]
        const to = from + by
        const count = (valueAt(fileOf(section.file)?.value, list) as unknown[] | undefined)?.length ?? 0
        if (to < 0 || to >= count) return
        const place = (at: number) => (at === from ? to : from < at && at <= to ? at - 1 : to <= at && at < from ? at + 1 : at)
        const label = `move ${nameOf(section)} ${by < 0 ? 'up' : 'down'}`
        await restructure(section.file, { op: 'move', path: section.keyPath, to }, label, inList(list, place), {
          ...section,
          keyPath: [...list, to],
        })
      }),
    remove: (section) =>
      queue(async () => {
        const [list, index] = [listOf(section), indexOf(section)]
        drafts.remove(section.file, section.keyPath)
        if (state.selection && isSame(state.selection, section)) set({ draft: null, conflict: null })
        const place = (at: number) => (at === index ? null : at > index ? at - 1 : at)
        await restructure(section.file, { op: 'remove', path: section.keyPath }, `delete ${nameOf(section)}`, inList(list, place), null)
      }),
    step: (which) =>
      queue(async () => {
        await write()
        if (!state.page) return
        const answer = await api.step(which, state.page.path)
        const name = state.history[which] ?? ''
        set({ history: answer.history })
        if (answer.status !== 'written') {
          take(answer)
          return set({ status: `Not done: ${answer.message ?? 'it cannot be done.'}` })
        }
        const { selection } = state
        take(answer)
        // Sections may stand elsewhere now.
        if (selection && !state.draft && valueAt(fileOf(selection.file)?.value, selection.keyPath) === undefined) set({ selection: null })
        set({ status: `${which === 'undo' ? 'Taken back' : 'Done again'}: ${name}.` })
      }),
  }
}

/** What is edited of a file: of a whole one all but its sections, which are edited by themselves. */
function partOf({ value }: EditorFile, { keyPath }: Selection): unknown {
  return keyPath.length === 0 ? withoutLists(value) : valueAt(value, keyPath)
}

const LISTS = ['sections', 'before', 'after']

function withoutLists(value: unknown): unknown {
  if (typeof value === 'string') return value
  return Object.fromEntries(Object.entries(value as object).filter(([key]) => !LISTS.includes(key)))
}

/** What writes a draft: of a whole file only the fields that differ, so that sections are left as they are. */
function operationsOf(keyPath: KeyPath, { value, base }: Draft): EditOperation[] {
  if (keyPath.length > 0 || typeof value === 'string') return [{ op: 'set', path: keyPath, value: value as Value }]
  const [before, after] = [base as Record<string, Value>, value as Record<string, Value>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): EditOperation[] => {
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: [key] }]
    return isSame(before[key], after[key]) ? [] : [{ op: 'set', path: [key], value: after[key]! }]
  })
}

function counted(errors: number): string {
  return errors === 1 ? 'one thing has to be put right first' : `${errors} things have to be put right first`
}
