import { expect, test } from 'vitest'
import { conceptsLike } from './conceptsLike.ts'

test.each([
  ['Chasing overdue debts by telephone', 'debt chasing'],
  ['Experience with accounts of suppliers: reconciling statements', 'supplier statements'],
  ['Drawings of an engineering kind', 'read prints'],
])('R5.5 “%s” asks for %s, whatever the order of its words', (asked, id) => {
  expect(conceptsLike(asked, 'en')).toContain(id)
})

test('R5.5 one of the words of a name is not enough', () => {
  expect(conceptsLike('Chasing trains', 'en')).toEqual([])
})
