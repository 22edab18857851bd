import { useState } from 'react'
import type { EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { refusedPlan } from '#src/editor/pages/refusedPlan.ts'
import { type AskedVersion, historyApi } from './historyApi.ts'

/** Restoring a version as one step, after a look at what it changes: its plan, why it failed (empty if it did not), and the acts. */
export type Restore = {
  plan: EditorPlan | undefined
  failure: string
  isAtWork: boolean
  look(): Promise<void>
  restore(): Promise<void>
  cancel(): void
}

/** Restores a version of a page. */
export function useRestore({ asked, editor, onRestored }: { asked: AskedVersion; editor: Editor; onRestored(): void }): Restore {
  const [failure, setFailure] = useState('')
  const [plan, setPlan] = useState<EditorPlan>()
  const [isAtWork, setAtWork] = useState(false)

  async function look() {
    setAtWork(true)
    setFailure('')
    try {
      await editor.flush()
      setPlan(await historyApi.plan(asked))
    } catch (error) {
      setFailure((error as Error).message)
    }
    setAtWork(false)
  }

  async function restore() {
    setAtWork(true)
    setFailure('')
    const refused = refusedPlan(await editor.carry(() => historyApi.restore(asked)))
    setAtWork(false)
    if (refused) setPlan(refused)
    else onRestored()
  }

  return { plan, failure, isAtWork, look, restore, cancel: () => setPlan(undefined) }
}
