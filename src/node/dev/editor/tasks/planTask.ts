import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { planNew } from '#src/node/edit/planNew.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { planReplace } from '#src/node/replace/planReplace.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { planCarry } from './planCarry.ts'
import { planConfirm } from './planConfirm.ts'
import { planDescribe } from './planDescribe.ts'
import { planLike } from './planLike.ts'
import { planOwn } from './planOwn.ts'
import { planRedirect } from './planRedirect.ts'
import { planRights } from './planRights.ts'
import { planShare } from './planShare.ts'
import { planSwap } from './planSwap.ts'
import { planTranslate } from './planTranslate.ts'
import type { EditorTask } from './editorTask.ts'
import type { TaskPlan } from './taskPlan.ts'

type Planner<Do extends EditorTask['do']> = (config: ConfigBefore, task: Extract<EditorTask, { do: Do }>, today: string) => TaskPlan

/** The table: the planner of each task. */
const planners: { [Do in EditorTask['do']]: Planner<Do> } = {
  new(config, { family, id, name, like, draft = false, publishAt }, today) {
    const begun = planNew(config, { family, id, today, draft, publishAt, ...(name !== '' && { name }) })
    const plan = 'failure' in begun || like === undefined ? begun : planLike(config, begun, like)
    if ('failure' in plan) return plan
    const file = plan.changes[0]!.to!
    const path = pathOfFile(file, config.pages.collections.get(family)) ?? '/'
    const begins = like === undefined ? 'with placeholder texts' : `with the sections of ${like}`
    const seen = draft
      ? 'Visitors see it once it is no longer a draft'
      : publishAt === undefined
        ? 'Visitors see it with the next release of the site'
        : `Visitors see it from ${publishAt}`
    const notes = [`${path} begins ${begins}. ${seen}.`]
    return { ...plan, notes, label: `add the page ${path}`, open: path, isStrict: true }
  },
  move(config, { from, to }) {
    const plan = planMove(config, from, to)
    return 'failure' in plan ? plan : { ...plan, label: `move the page ${from} to ${to}`, open: to, isStrict: true }
  },
  remove(config, { path, to, relink }) {
    const plan = planRemove(config, path, to === null ? 'gone' : { redirect: to }, relink)
    if (plan === 'undecided') return { failure: 'Choose what visitors of the page will see.' }
    if ('linked' in plan || 'failure' in plan) return plan
    const notes = plan.notes.filter((note) => note !== 'Links changed: 0.')
    return { ...plan, notes, label: `remove the page ${path}`, open: to?.split(/[?#]/)[0] ?? '/', isStrict: true }
  },
  replace(config, { do: _do, ...replacement }) {
    const plan = planReplace(config, replacement)
    const { words, by } = replacement
    return 'failure' in plan ? plan : { ...plan, label: `replace “${words}” with “${by}”`, open: null, isStrict: false }
  },
  share: planShare,
  own: planOwn,
  carry: planCarry,
  swap: planSwap,
  describe: planDescribe,
  rights: planRights,
  translate: planTranslate,
  confirm: planConfirm,
  redirect: planRedirect,
}

/** Plans a task; the day is `YYYY-MM-DD`. Does not write anything. */
export function planTask(config: ConfigBefore, task: EditorTask, today: string): TaskPlan {
  return (planners[task.do] as Planner<EditorTask['do']>)(config, task, today)
}
