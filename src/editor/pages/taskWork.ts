import type { EditorDone, EditorParts } from '#src/node/dev/editor/wire.ts'
import type { DraftWork } from '#src/editor/draftWork.ts'
import type { EditorStore } from '#src/editor/editorStore.ts'

/** Actions on whole pages. */
export type TaskWork = {
  /** Runs `work`, which changes files, on the open page, after saving all pending edits. */
  carry(work: (path: string) => Promise<Pick<EditorDone, 'answer'>>): Promise<void>
  /** Replaces the names, pages and shared sections in the editor’s state with the current ones. */
  renew(parts: EditorParts): void
}

/** Creates the actions on whole pages. */
export function taskWork({ get, set }: EditorStore, draft: DraftWork): TaskWork {
  return {
    async carry(work) {
      await draft.write()
      const { page } = get()
      if (!page) return
      const { answer } = await work(page.path)
      draft.know(answer.history)
      if (answer.status === 'written') {
        set({ selection: null, draft: null, problems: [], conflict: null, others: [] })
        draft.take(answer)
        set({ status: `Done: ${answer.history.undo}.` })
      } else {
        draft.take(answer)
        set({ status: `Not done: ${answer.message ?? 'the preview gave no reason.'}` })
      }
    },
    renew(parts) {
      const { site } = get()
      if (site) set({ site: { ...site, ...parts } })
    },
  }
}
