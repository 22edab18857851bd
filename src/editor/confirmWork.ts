import type { StillRight } from '#src/node/dev/editor/wire.ts'
import type { DraftWork } from './draftWork.ts'
import type { EditorApi } from './editorApi.ts'
import type { EditorStore } from './editorStore.ts'

/** Confirms translated texts without changing them. */
export type ConfirmWork = {
  /** Records in a translation that a text is still correct although its source has changed. */
  confirm(file: string, text: StillRight): Promise<void>
}

/** Creates the actions that confirm translated texts. */
export function confirmWork({ get, set, fileOf }: EditorStore, api: EditorApi, draft: DraftWork): ConfirmWork {
  return {
    async confirm(file, { key, note }) {
      await draft.write()
      const baseHash = fileOf(file)?.hash
      const { page } = get()
      if (!page || baseHash === undefined) return
      const label = 'mark a translation as up to date'
      const operations = [{ op: 'set' as const, path: ['translated', key], value: note }]
      const answer = await api.apply({ file, baseHash, operations, label, joins: false, path: page.path })
      draft.know(answer.history)
      draft.take(answer)
      set({ status: answer.status === 'written' ? `Done: ${label}.` : `Not done: ${answer.message ?? 'the preview gave no reason.'}` })
    },
  }
}
