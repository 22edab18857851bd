import type { Change, Plan } from '#src/node/edit/change.ts'
import type { Referrer } from '#src/node/edit/planRemove.ts'

/**
 * What a task takes: its changes, a name for people, the page to open afterwards (null for the one that is open), and whether warnings stop
 * it as they stop the commands that do the same. Or who still leads to a page that is to be removed, or why the task cannot be done.
 */
export type TaskPlan =
  | { changes: Change[]; notes: string[]; label: string; open: string | null; isStrict: boolean }
  | { linked: Referrer[] }
  | Extract<Plan, { failure: string }>
