import type { EditorDone, EditorParts } from '#src/node/dev/editor/wire.ts'
import type { DraftWork } from '#src/editor/draftWork.ts'
import type { EditorStore } from '#src/editor/editorStore.ts'

/** What the preview answered to a task, whether it did it or refused it; or the error for which it was not asked or did not answer. */
export type Carried<Done> = { done: Done } | { error: Error }

/** Actions on whole pages. */
export type TaskWork = {
  /** Runs `work`, which changes files, on the open page, after saving all pending edits. The status line shows how it went, too. */
  carry<Done extends Pick<EditorDone, 'answer'>>(work: (path: string) => Promise<Done>): Promise<Carried<Done>>
  /** Replaces the names, pages and shared sections in the editor’s state with the current ones. */
  renew(parts: EditorParts): void
}

/** Creates the actions on whole pages. */
export function taskWork({ get, set }: EditorStore, draft: DraftWork): TaskWork {
  return {
    async carry(work) {
      try {
        await draft.write()
        const { page } = get()
        if (!page) throw new Error('No page is open.')
        const done = await work(page.path)
        const { answer } = done
        draft.know(answer.history)
        if (answer.status === 'written') {
          set({ selection: null, draft: null, problems: [], conflict: null, others: [] })
          draft.take(answer)
          set({ status: `Done: ${answer.history.undo}.` })
        } else {
          draft.take(answer)
          set({ status: `Not done: ${answer.message ?? 'the preview gave no reason.'}` })
        }
        return { done }
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        set({ status: error.message })
        return { error }
      }
    },
    renew(parts) {
      const { site } = get()
      if (site) set({ site: { ...site, ...parts } })
    },
  }
}
