import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { planTask } from './planTask.ts'

const TASK = { do: 'confirm', file: 'pages/visit.de.json' } as const

test('all outdated texts of a translation are marked as up to date in one step, and nothing else changes', () => {
  const dir = bakeryInLanguages({ 'pages/visit.json': ['"Come by"', '"Come in"'] })
  const stale = () => loadDraft(dir, []).problems.filter(({ code }) => code === 'E_TRANSLATION_STALE')
  expect(stale()).toHaveLength(1)
  const before = JSON.parse(readFileSync(join(dir, TASK.file), 'utf8'))
  const plan = planTask(configBefore(dir), TASK, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  editHistory(dir).commit(plan.changes, plan.label, { isStrict: false, pages: { before: '/de/besuch', after: '/de/besuch' } })
  expect(stale()).toEqual([])
  const after = JSON.parse(readFileSync(join(dir, TASK.file), 'utf8'))
  expect({ ...after, translated: {} }).toEqual({ ...before, translated: {} })
  expect(planTask(configBefore(dir), TASK, '2026-11-22')).toEqual({ failure: 'No text of pages/visit.de.json is outdated.' })
})
