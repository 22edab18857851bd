import { z } from 'zod'
import { editorAnswer } from '#src/node/dev/editor/editorAnswer.ts'
import type { EditorDone, EditorPlan, FoundWords } from '#src/node/dev/editor/wire.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { tryPlan } from '#src/node/edit/tryPlan.ts'
import { warmChanges } from '#src/node/edit/warmChanges.ts'
import { type EditResult, refusedEdit } from '#src/node/edit/editResult.ts'
import type { WholeAct } from '#src/node/edit/rights/whyForbidden.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { dayOf } from '#src/node/edit/dayOf.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { EditorTask, wordQuery } from './editorTask.ts'
import { editorPlan } from './editorPlan.ts'
import { foundWords } from './foundWords.ts'
import { planTask } from './planTask.ts'

const Asked = z.strictObject({ task: EditorTask, path: z.string().max(300) })
const NO_TASK = 'The request is not a valid task.'

/**
 * The table: the editor’s endpoints for whole pages or several files. `plan` previews a task, `find` lists the places of words, `carry`
 * carries a task out, and `shown` returns whether the preview already has a page.
 */
export const taskEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/plan': {
    method: 'POST',
    answer: ofShape(Asked, NO_TASK, async ({ configDir, guard }, { task }) => {
      const { config, plan } = planned(configDir, task)
      const forbidden = 'changes' in plan ? guard?.during(wholeOf(task)).whyNot(plan.changes) : undefined
      if (forbidden !== undefined) return { status: 200, body: editorPlan(config, { failure: forbidden }, undefined) satisfies EditorPlan }
      if ('changes' in plan) await warmChanges(configDir, plan.changes)
      const result = 'changes' in plan ? tryPlan(configDir, plan.changes, plan.isStrict) : undefined
      return { status: 200, body: editorPlan(config, plan, result) satisfies EditorPlan }
    }),
  },
  '/_dev/edit/find': {
    method: 'POST',
    answer: ofShape(wordQuery, 'The request does not name words.', ({ configDir }, query) => {
      return { status: 200, body: foundWords(configDir, query) satisfies FoundWords }
    }),
  },
  '/_dev/edit/shown': {
    method: 'GET',
    answer({ preview: { good } }, { path }) {
      return { status: 200, body: { isShown: good !== null && findPage(good.site, String(path)) !== undefined } }
    },
  },
  '/_dev/edit/carry': {
    method: 'POST',
    answer: ofShape(Asked, NO_TASK, async (desk, { task, path }) => {
      const { config, plan } = planned(desk.configDir, task)
      if ('changes' in plan) await warmChanges(desk.configDir, plan.changes)
      const result: EditResult =
        'changes' in plan
          ? desk.editing!.commit(plan.changes, plan.label, {
              isStrict: plan.isStrict,
              pages: { before: path, after: plan.open ?? path },
              whole: wholeOf(task),
            })
          : refusedEdit('failure' in plan ? plan.failure : 'Links still point to this page.')
      const open = 'changes' in plan && result.status === 'written' ? plan.open : null
      const file = 'changes' in plan ? (plan.changes[0]!.to ?? '') : ''
      const answer = editorAnswer(desk, open ?? path, file, result)
      return { status: 200, body: { answer, plan: editorPlan(config, plan, result), open } satisfies EditorDone }
    }),
  },
}

function wholeOf(task: EditorTask): WholeAct | undefined {
  return task.do === 'move' || task.do === 'remove' ? task.do : undefined
}

/** The current config, and the plan of a task. */
function planned(configDir: string, task: EditorTask) {
  const config = configBefore(configDir)
  return { config, plan: planTask(config, task, dayOf(new Date())) }
}
