import type { EditorFile } from '#src/node/dev/editor/wire.ts'
import type { EditorState } from './editorState.ts'

/** The state of an editor, and its queue of actions. */
export type EditorStore = {
  get(): EditorState
  subscribe(listener: () => void): () => void
  set(change: Partial<EditorState>): void
  /** Runs a task after all queued ones; if it fails, the status shows the reason. */
  queue(work: () => Promise<void>): Promise<void>
  /** Runs a task after all queued ones, and returns its result; it rejects as the task does. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  /** A file of the page, or another opened one, as last read from disk. */
  fileOf(name: string): EditorFile | undefined
}

/** A store without an open page. */
export function editorStore(): EditorStore {
  let state: EditorState = {
    site: null,
    page: null,
    others: [],
    selection: null,
    draft: null,
    problems: [],
    conflict: null,
    takenBack: null,
    status: '',
    history: { undo: null, redo: null, moved: [] },
  }
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()

  function set(change: Partial<EditorState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    inTurn,
    queue: (work) => inTurn(work).catch((error: unknown) => set({ status: error instanceof Error ? error.message : String(error) })),
    fileOf: (name) => [...(state.page?.files ?? []), ...state.others].find(({ file }) => file === name),
  }
}
