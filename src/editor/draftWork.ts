import type { EditorFile, EditorPage } from '#src/node/dev/editor/wire.ts'
import type { Draft, DraftStore } from './draftStore.ts'
import type { EditorApi } from './editorApi.ts'
import type { Selection } from './editorState.ts'
import type { EditorStore } from './editorStore.ts'
import { isSame } from './isSame.ts'
import { nameOf } from './nameOf.ts'
import { operationsOf } from './operationsOf.ts'
import { ownFields } from './ownFields.ts'
import { valueAt } from './valueAt.ts'

/** What is done with the draft of what is chosen: it is kept in the browser until it is on disk. */
export type DraftWork = {
  /** Takes over what is on disk now. A draft whose place is as it was goes on from there. */
  take(found: { page?: EditorPage | null; file?: EditorFile | null }): void
  /** Chooses what is edited, and brings back what was not finished there. */
  choose(selection: Selection | null): void
  change(given: unknown): void
  /** Writes the draft now, if there is one that can be. */
  write(): Promise<void>
  keepMine(): Promise<void>
  takeTheirs(): void
}

/** How long after the last key a draft is written, in milliseconds. */
const PAUSE_MS = 400

/** Makes what cares for drafts. It waits with `later`, which gives the way to call it off. */
export function draftWork(
  store: EditorStore,
  api: EditorApi,
  drafts: DraftStore,
  later: (work: () => void, ms: number) => () => void,
): DraftWork {
  const { get, set, fileOf } = store
  let callOff: () => void = () => {}

  function take({ page, file }: { page?: EditorPage | null; file?: EditorFile | null }) {
    const isOfPage = page?.files.some((other) => other.file === file?.file) ?? false
    const { others } = get()
    set({ ...(page && { page }), others: file && !isOfPage ? [...others.filter((other) => other.file !== file.file), file] : others })
    const { selection, draft } = get()
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
    callOff = later(() => void store.queue(write), PAUSE_MS)
  }

  async function write() {
    callOff()
    const { selection, draft, conflict, page } = get()
    if (!selection || !draft || conflict || !page) return
    const { file, keyPath } = selection
    const operations = operationsOf(keyPath, draft)
    const label = `change ${nameOf(selection, fileOf(file))}`
    const answer = await api.apply({ file, baseHash: draft.hash, operations, label, joins: true, path: page.path })
    const now = get()
    const isStill = now.selection === selection && now.draft !== null && isSame(now.draft.value, draft.value)
    if (answer.status === 'written') {
      drafts.follow(file, draft.hash, answer.file?.hash ?? '', (place) => place)
      if (isStill) drop(selection)
      else if (now.selection === selection && now.draft) keep(selection, { ...now.draft, base: draft.value, hash: answer.file?.hash ?? '' })
      else drafts.remove(file, keyPath)
      set({ history: answer.history, status: 'Saved.' })
      take(answer)
      return
    }
    set({ history: answer.history })
    if (answer.status === 'conflict') {
      take(answer)
      // Another part of the file was changed: the draft now goes on from there.
      if (!get().conflict && get().draft) await write()
      return
    }
    const errors = answer.problems.filter(({ severity }) => severity === 'error')
    if (isStill) set({ problems: answer.problems })
    set({ status: errors.length > 0 ? `Not saved: ${counted(errors.length)}.` : `Not saved: ${answer.message ?? 'it cannot be done.'}` })
  }

  return {
    take,
    write,
    choose(selection) {
      const now = selection && fileOf(selection.file)
      const draft = selection && drafts.get(selection.file, selection.keyPath)
      set({ selection, draft: now ? draft : null, problems: [], conflict: null })
      if (!draft || !now) return
      take({})
      if (!get().conflict && get().draft) {
        set({ status: 'What you had not finished here is back.' })
        waitAndWrite()
      }
    },
    change(given) {
      const { selection, draft, conflict } = get()
      const now = selection && fileOf(selection.file)
      if (!selection || !now) return
      const value = selection.keyPath.length === 0 ? ownFields(given) : given
      const base = draft?.base ?? partOf(now, selection)
      if (isSame(value, base) && !conflict) {
        callOff()
        drop(selection)
        return set({ status: '' })
      }
      keep(selection, { value, base, hash: draft?.hash ?? now.hash })
      set({ status: 'Not saved yet …' })
      waitAndWrite()
    },
    async keepMine() {
      const { selection, draft, conflict } = get()
      if (!selection || !draft || !conflict) return
      keep(selection, { ...draft, base: conflict.theirs, hash: conflict.hash })
      set({ conflict: null })
      await write()
    },
    takeTheirs() {
      const { selection } = get()
      if (selection) drop(selection)
      set({ status: 'Your version is gone; this is what is on disk.' })
    },
  }
}

function partOf({ value }: EditorFile, { keyPath }: Selection): unknown {
  return keyPath.length === 0 ? ownFields(value) : valueAt(value, keyPath)
}

function counted(errors: number): string {
  return errors === 1 ? 'one thing has to be put right first' : `${errors} things have to be put right first`
}
