import type { EditorDone, EditorParts } from '#src/node/dev/editor/wire.ts'
import type { DraftWork } from '#src/editor/draftWork.ts'
import type { EditorStore } from '#src/editor/editorStore.ts'

/** What is done to pages as wholes. */
export type TaskWork = {
  /** Has files changed by `work`, which is told the page that is open, after everything that is not on disk yet. */
  carry(work: (path: string) => Promise<EditorDone>): Promise<void>
  /** Takes over what the site has now. */
  renew(parts: EditorParts): void
}

/** Makes what takes over changes of pages. */
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
