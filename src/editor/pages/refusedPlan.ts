import type { EditorDone, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Carried } from './taskWork.ts'

/** The plan that says why a task was not carried out, whether it was refused or the preview did not answer; null if it was carried out. */
export function refusedPlan(carried: Carried<EditorDone>): EditorPlan | null {
  if ('error' in carried) return { failure: carried.error.message, problems: [], files: [], notes: [], linked: [], pages: [] }
  const { answer, plan } = carried.done
  if (answer.status === 'written') return null
  return { ...plan, failure: plan.failure ?? answer.message ?? 'The preview refused it and gave no reason.' }
}

/** The first reason why a task was not carried out; null if it was. */
export function refusalOf(carried: Carried<EditorDone>): string | null {
  const plan = refusedPlan(carried)
  return plan && (plan.problems[0]?.message ?? plan.failure)
}
