import type { EditorDone, EditorParts, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import { askPreview } from '#src/editor/askPreview.ts'

/** What the editor asks of the preview about pages as wholes; `path` is the page that is open. Each fails with a sentence for people. */
export const tasksApi = {
  /** What a task would change. */
  plan: (task: EditorTask, path: string) => askPreview<EditorPlan>('/_dev/edit/plan', { task, path }),
  /** Carries a task out. */
  carry: (task: EditorTask, path: string) => askPreview<EditorDone>('/_dev/edit/carry', { task, path }),
  /** Whether the preview knows a page already. */
  shown: (path: string) => askPreview<{ isShown: boolean }>(`/_dev/edit/shown?path=${encodeURIComponent(path)}`),
  /** What the site has now. */
  parts: () => askPreview<EditorParts>('/_dev/edit/parts'),
}
