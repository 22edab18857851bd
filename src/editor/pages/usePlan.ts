import { useEffect, useState } from 'react'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import type { EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { tasksApi } from './tasksApi.ts'

/** The pause in typing before the changes of a task are computed, in milliseconds. */
const PAUSE_MS = 250

/** The changes that the current task would make; null until they are known, and while a detail is missing. */
export function usePlan(editor: Editor, task: EditorTask | null): { plan: EditorPlan | null; failed: string | null } {
  const asked = JSON.stringify(task)
  const [known, setKnown] = useState<{ asked: string; plan: EditorPlan | null; failed: string | null }>()
  useEffect(() => {
    const wanted = JSON.parse(asked) as EditorTask | null
    if (!wanted) return
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        // The plan includes pending input.
        await editor.flush()
        const plan = await tasksApi.plan(wanted, editor.get().page?.path ?? '/')
        if (isWanted) setKnown({ asked, plan, failed: null })
      } catch (error) {
        if (isWanted) setKnown({ asked, plan: null, failed: (error as Error).message })
      }
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [editor, asked])
  return task && known?.asked === asked ? known : { plan: null, failed: null }
}
