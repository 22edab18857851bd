import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { configBefore } from './configBefore.ts'
import { type EditHistory, editHistory } from './editHistory.ts'
import { planMove } from './planMove.ts'

const [A, B, C] = ['pages/visit.json', 'pages/come-by.json', 'pages/find-us.json'] as const
let dir = ''
let history: EditHistory
beforeEach(() => {
  dir = editedBakery({})
  history = editHistory(dir)
})
function move(from: string, to: string) {
  const plan = planMove(configBefore(dir), from, to)
  if ('failure' in plan) throw new Error(plan.failure)
  expect(history.commit(plan.changes, 'move', { isStrict: false, pages: { before: null, after: null } }).status).toBe('written')
}

test('G51 a file is found where it lies after all steps, those that were taken back too', () => {
  expect(history.moved()).toEqual([])
  move('/visit', '/come-by')
  move('/come-by', '/find-us')
  expect(history.moved()).toEqual([
    { from: A, to: C },
    { from: B, to: C },
  ])
  history.undo()
  expect(history.moved()).toEqual([
    { from: A, to: B },
    { from: C, to: B },
  ])
  history.undo()
  expect(editHistory(dir).moved()).toEqual([
    { from: B, to: A },
    { from: C, to: A },
  ])
})

test('G51 a file that another program has put elsewhere is not taken for one that lies there', () => {
  move('/visit', '/come-by')
  renameSync(join(dir, B), join(dir, A))
  expect(history.moved()).toEqual([])
})
