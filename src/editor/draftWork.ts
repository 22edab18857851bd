import type { EditorFile, EditorHistory, EditorPage } from '#src/node/dev/editor/wire.ts'
import type { Draft, DraftStore } from './draftStore.ts'
import type { EditorApi } from './editorApi.ts'
import type { Selection } from './editorState.ts'
import type { EditorStore } from './editorStore.ts'
import { isNewestUnsaved } from './isNewestUnsaved.ts'
import { isSame } from './isSame.ts'
import { nameOf } from './nameOf.ts'
import { type Side, threeWay } from './threeWay.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import type { KeyPath } from '#src/site/site.ts'

const LISTS = ['sections', 'before', 'after']

/** The editable part of a file: all fields except sections, which are edited separately; for Markdown, the whole text. */
function ownFields(value: unknown): unknown {
  if (typeof value === 'string') return value
  return Object.fromEntries(Object.entries(value as object).filter(([key]) => !LISTS.includes(key)))
}

/** Actions on the draft of the selection, which the browser stores until it is saved. */
export type DraftWork = {
  /** Accepts the current files. The draft is rebased on them, unless the same value has changed. */
  take(found: { page?: EditorPage | null; file?: EditorFile | null }): void
  /** Accepts the undo state. Drafts of moved files move with them. */
  know(history: EditorHistory): void
  /** Selects a part and restores its draft. */
  choose(selection: Selection | null): void
  change(given: unknown): void
  /** Makes a change that is an undo step of its own: typing before it is saved first, and typing after it starts another step. */
  apart(make: () => void): Promise<void>
  /** Saves the draft now, if it is valid. */
  write(): Promise<void>
  /** Saves a merge of both versions, with the chosen side for each conflicting value. */
  settle(sides: readonly Side[]): Promise<void>
  takeTheirs(): void
  /**
   * Undoes or redoes what could not be saved because of errors, unless a step has been saved since. Returns whether there was such a
   * change.
   */
  stepUnsaved(which: 'undo' | 'redo'): boolean
}

/** Added to the status while drafts would not survive a reload. */
const FLEETING = 'This browser cannot store it: its storage is full or disabled. Keep this tab open until the change is saved.'

/** The delay before a draft is saved, in milliseconds. */
const PAUSE_MS = 400

/** The pause between two changes after which the second one is an undo step of its own, in milliseconds. */
const STEP_MS = 2000

/** Creates the actions on drafts. `later` delays a call and returns a function that cancels it. */
export function draftWork(
  store: EditorStore,
  api: EditorApi,
  drafts: DraftStore,
  later: (work: () => void, ms: number) => () => void,
): DraftWork {
  const { get, set, fileOf } = store
  let callOff: () => void = () => {}
  let isWriting = false
  /** How many of the next saved edits are not merged with the step before. */
  let stepsApart = 0
  let changedAt = Number.POSITIVE_INFINITY

  function take({ page, file }: { page?: EditorPage | null; file?: EditorFile | null }) {
    const before = get().selection && fileOf(get().selection!.file)
    const isOfPage = page?.files.some((other) => other.file === file?.file) ?? false
    const { others } = get()
    set({ ...(page && { page }), others: file && !isOfPage ? [...others.filter((other) => other.file !== file.file), file] : others })
    const { selection, draft } = get()
    const now = selection && fileOf(selection.file)
    if (!selection || !draft || !now || draft.hash === now.hash) return
    const theirs = isGone(selection, draft.base, before, now) ? undefined : partOf(now, selection)
    if (isSame(theirs, draft.value)) return drop(selection)
    const moved = isSame(theirs, draft.base) ? selection : movedTo(now, selection, draft.base)
    if (moved) {
      if (moved !== selection) drafts.remove(selection.file, selection.keyPath)
      return keep(moved, { ...draft, hash: now.hash })
    }
    const { value, clashes } = threeWay({ base: draft.base, mine: draft.value, theirs })
    if (clashes.length === 0) keep(selection, { ...draft, value, base: theirs, hash: now.hash })
    else set({ conflict: { theirs, hash: now.hash }, status: `Another program has changed ${selection.file}.` })
  }

  function know(history: EditorHistory) {
    for (const { from, to } of history.moved) drafts.rename(from, to)
    set({ history })
  }

  function keep(selection: Selection, draft: Draft) {
    drafts.set(selection.file, selection.keyPath, draft)
    set({ draft, ...(isSame(selection, get().selection) ? {} : { selection }) })
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
    isWriting = true
    const answer = await api
      .apply({ file, baseHash: draft.hash, operations, label, joins: stepsApart === 0, path: page.path })
      .finally(() => {
        isWriting = false
      })
    if (answer.status === 'written' && stepsApart > 0) stepsApart -= 1
    const now = get()
    const isStill = now.selection === selection && now.draft !== null && isSame(now.draft.value, draft.value)
    if (answer.status === 'written') {
      drafts.follow(file, draft.hash, answer.file?.hash ?? '', (place) => place)
      if (isStill) drop(selection)
      else if (now.selection === selection && now.draft)
        keep(selection, { ...now.draft, base: draft.value, hash: answer.file?.hash ?? '', after: answer.history.undo })
      else drafts.remove(file, keyPath)
      know(answer.history)
      set({ status: 'Saved.' })
      take(answer)
      return
    }
    know(answer.history)
    if (answer.status === 'conflict') {
      take(answer)
      // Another part of the file was changed: the draft is rebased.
      if (!get().conflict && get().draft) await write()
      return
    }
    const errors = answer.problems.filter(({ severity }) => severity === 'error')
    if (isStill) set({ problems: answer.problems })
    const why = errors.length > 0 ? `${counted(errors.length)}.` : (answer.message ?? 'the preview gave no reason.')
    set({ status: `Not saved: ${why}${drafts.isFleeting() ? ` ${FLEETING}` : ''}` })
  }

  async function settle(sides: readonly Side[]) {
    const { selection, draft, conflict } = get()
    if (!selection || !draft || !conflict) return
    const { theirs, hash } = conflict
    const { value } = threeWay({ base: draft.base, mine: draft.value, theirs }, sides)
    drop(selection)
    if (isSame(value, theirs)) return set({ status: 'Same as on disk.' })
    const place = theirs === undefined ? placeFor(selection, fileOf(selection.file)) : selection
    keep(place, { value, base: theirs, hash })
    await write()
  }

  async function apart(make: () => void) {
    await write()
    make()
    stepsApart = 2
    await write()
  }

  function change(given: unknown) {
    const { selection, draft, conflict } = get()
    const now = selection && fileOf(selection.file)
    if (!selection || !now) return
    if (get().takenBack) set({ takenBack: null })
    const value = selection.keyPath.length === 0 ? ownFields(given) : given
    const base = draft?.base ?? partOf(now, selection)
    // Not measured between saved edits: on a large site, saving takes longer than such a pause.
    if (!draft && Date.now() - changedAt > STEP_MS) stepsApart = Math.max(stepsApart, 1)
    changedAt = Date.now()
    // A save in progress must be reverted, too.
    if (isSame(value, base) && !conflict && !isWriting) {
      callOff()
      drop(selection)
      return set({ status: '' })
    }
    keep(selection, { value, base, hash: draft?.hash ?? now.hash, after: get().history.undo })
    if (conflict) {
      // The problems belong to an earlier value; this one is checked after the choice.
      set({ problems: [], status: 'Not saved: choose which version to keep.' })
      const { clashes } = threeWay({ base, mine: value, theirs: conflict.theirs })
      if (clashes.length === 0) void store.queue(() => settle([]))
      return
    }
    set({ status: drafts.isFleeting() ? `Not saved yet. ${FLEETING}` : 'Not saved yet …' })
    waitAndWrite()
  }

  return {
    take,
    know,
    write,
    apart,
    choose(selection) {
      const now = selection && fileOf(selection.file)
      const draft = selection && drafts.get(selection.file, selection.keyPath)
      set({ selection, draft: now ? draft : null, problems: [], conflict: null, takenBack: null })
      if (!draft || !now) return
      take({})
      if (!get().conflict && get().draft) {
        set({ status: 'Your unsaved changes were restored.' })
        waitAndWrite()
      }
    },
    change,
    settle,
    stepUnsaved(which) {
      const { selection, draft, takenBack } = get()
      set({ takenBack: null })
      if (which === 'redo') {
        if (!takenBack || draft || !selection || !isSame(takenBack.selection, selection)) return false
        change(takenBack.value)
        return true
      }
      if (!selection || !draft || !isNewestUnsaved(get())) return false
      drop(selection)
      set({ takenBack: { selection, value: draft.value }, status: 'Undone: the change that was not saved.' })
      return true
    },
    takeTheirs() {
      const { selection } = get()
      if (selection) drop(selection)
      set({ status: 'Your version was discarded; this is the version on disk.' })
    },
  }
}

function partOf({ value }: EditorFile, { keyPath }: Selection): unknown {
  return keyPath.length === 0 ? ownFields(value) : valueAt(value, keyPath)
}

function counted(errors: number): string {
  return errors === 1 ? 'one error' : `${errors} errors`
}

/**
 * Whether a section was removed: its position is empty, or has a section of another type or one that was elsewhere `before`; such a section
 * must never be overwritten.
 */
function isGone({ keyPath }: Selection, base: unknown, before: EditorFile | null | undefined, now: EditorFile): boolean {
  if (typeof keyPath.at(-1) !== 'number') return false
  const [place, list] = [keyPath.at(-1), keyPath.slice(0, -1)]
  const there = valueAt(now.value, keyPath) as { type?: unknown } | undefined
  if (there === undefined || there.type !== (base as { type?: unknown } | undefined)?.type) return true
  const known = valueAt(before?.value, list)
  return Array.isArray(known) && known.some((item, index) => index !== place && isSame(item, there))
}

/** The new position of the section `base` in its list; undefined if there is none, or more than one. */
function movedTo(file: EditorFile, { keyPath, ...selection }: Selection, base: unknown): Selection | undefined {
  const list = valueAt(file.value, keyPath.slice(0, -1))
  if (keyPath.length === 0 || !Array.isArray(list)) return undefined
  const places = list.flatMap((item, index) => (isSame(item, base) ? [index] : []))
  return places.length === 1 ? { ...selection, keyPath: [...keyPath.slice(0, -1), places[0]!] } : undefined
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

/** The operations that save a draft; for a whole file only the changed fields, so sections are not touched. */
function operationsOf(keyPath: KeyPath, { value, base }: Draft): EditOperation[] {
  // A section that was removed elsewhere is inserted again.
  if (base === undefined && typeof keyPath.at(-1) === 'number') return [{ op: 'insert', path: keyPath, value: value as Value }]
  if (keyPath.length > 0 || typeof value === 'string') return [{ op: 'set', path: keyPath, value: value as Value }]
  const [before, after] = [base as Record<string, Value>, value as Record<string, Value>]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): EditOperation[] => {
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: [key] }]
    return isSame(before[key], after[key]) ? [] : [{ op: 'set', path: [key], value: after[key]! }]
  })
}

/** The position at which a removed section is inserted again: the previous one, or the end. */
function placeFor({ file, keyPath }: Selection, now: EditorFile | undefined): Selection {
  const list = valueAt(now?.value, keyPath.slice(0, -1)) as unknown[] | undefined
  return { file, keyPath: [...keyPath.slice(0, -1), Math.min(keyPath.at(-1) as number, list?.length ?? 0)] }
}
