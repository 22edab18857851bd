import type { Change, Plan } from '#src/node/edit/change.ts'
import type { Referrer } from '#src/node/edit/planRemove.ts'

/**
 * The plan of a task: its changes, a label, the page to open afterwards (null for the one that is open), and whether warnings block it, as
 * they do in the corresponding commands. Otherwise the links to a page that is to be removed, or the reason why the task is impossible.
 */
export type TaskPlan =
  | { changes: Change[]; notes: string[]; label: string; open: string | null; isStrict: boolean }
  | { linked: Referrer[] }
  | Extract<Plan, { failure: string }>
