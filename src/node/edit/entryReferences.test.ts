import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyMuseum } from '#tests/support/museum.ts'
import { applyPlan } from './applyPlan.ts'
import { configBefore } from './configBefore.ts'
import { planMove } from './planMove.ts'
import { planRemove } from './planRemove.ts'
import { stepLine } from './stepLine.ts'

const fieldsOf = (configDir: string, file: string) =>
  (JSON.parse(readFileSync(join(configDir, file), 'utf8')) as { fields: Record<string, unknown> }).fields

function apply(configDir: string, plan: ReturnType<typeof planRemove>) {
  if (plan === 'undecided' || !('changes' in plan)) throw new Error(JSON.stringify(plan))
  const result = applyPlan(configDir, plan.changes, stepLine(plan.changes, 'a step', 0), true)
  expect(result).toMatchObject({ status: 'written' })
}

test('references follow an entry that moves, and so do the links of other entries', () => {
  const configDir = copyMuseum()
  apply(configDir, planMove(configBefore(configDir), '/rooms/cellar', '/rooms/vault'))
  expect(fieldsOf(configDir, 'collections/exhibitions/salt.json')).toMatchObject({
    room: 'vault',
    about: expect.stringContaining('/rooms/vault'),
  })
  expect(fieldsOf(configDir, 'collections/exhibitions/tea.json')).toMatchObject({ room: 'vault' })
  expect(fieldsOf(configDir, 'collections/exhibitions/ropes.json')).toMatchObject({ room: 'hall' })
})

test('references in a list follow, and an entry whose title comes from its collection can move', () => {
  const configDir = copyMuseum()
  apply(configDir, planMove(configBefore(configDir), '/works/salt-map', '/works/salt-roads'))
  expect(fieldsOf(configDir, 'collections/exhibitions/maps.json')).toMatchObject({ works: ['salt-roads', 'cog-model'] })
  apply(configDir, planMove(configBefore(configDir), '/exhibitions/tea', '/exhibitions/chests-of-tea'))
})

test('an entry to which others refer is not removed, and each reference is listed with its place', () => {
  const configDir = copyMuseum()
  const plan = planRemove(configBefore(configDir), '/works/cog-model', { redirect: '/works' })
  expect(plan).toEqual({ linked: [{ file: 'collections/exhibitions/maps.json', line: 27, column: 8, href: 'cog-model' }] })
})

test('references are changed to a successor of the same collection, and to no other page', () => {
  const configDir = copyMuseum()
  const other = planRemove(configBefore(configDir), '/works/cog-model', { redirect: '/works' }, true)
  expect(other).toMatchObject({ failure: expect.stringContaining('/works is not an entry of the same collection') })
  apply(configDir, planRemove(configBefore(configDir), '/rooms/loft', { redirect: '/rooms/hall' }, true))
  expect(fieldsOf(configDir, 'collections/exhibitions/furs.json')).toMatchObject({ room: 'hall' })
})
