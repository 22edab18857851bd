import { expect, test } from 'vitest'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { relatedSkills } from './relatedSkills.ts'

const known = new Set(skillList().map(({ name }) => name))

test('related skills are skills of the list', () => {
  const strangers = [...known].flatMap((name) => [...relatedSkills(name)]).filter((name) => !known.has(name))
  expect([...new Set(strangers)]).toEqual([])
})

test('R5.5 who knows MySQL has a part of PostgreSQL, but JavaScript is no part of React', () => {
  expect(relatedSkills('PostgreSQL').has('MySQL')).toBe(true)
  expect(relatedSkills('React').has('JavaScript')).toBe(false)
})

test('H12.2 another accounting program is near only where something comparable will do', () => {
  expect(relatedSkills('Sage').has('Xero')).toBe(false)
  expect(relatedSkills('Sage', true).has('Xero')).toBe(true)
})
