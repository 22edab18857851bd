import { expect, test } from 'vitest'
import { acceptedFindings, accepts } from './accepted.ts'

const finding = { site: 'bakery', path: '/visit', rule: 'no-dup-id', says: 'Duplicate ID "hours"', excerpt: '<p id="hours">' }

test('a finding is accepted by its rule and by words of the page, the message or the excerpt', () => {
  const entry = { checker: 'html-validate', rule: 'no-dup-id', where: '', reason: 'Why it stays.' }
  for (const where of ['', 'bakery/visit', 'Duplicate ID', '<p id=']) expect(accepts({ ...entry, where }, finding), where).toBe(true)
  expect(accepts({ ...entry, where: 'bakery/breads' }, finding)).toBe(false)
  expect(accepts({ ...entry, rule: 'no-dup-attr' }, finding)).toBe(false)
})

test('everything that is accepted has a reason, and stands in the list once', () => {
  const entries = acceptedFindings()
  expect(entries.filter(({ reason }) => !/\w.*\.$/.test(reason))).toEqual([])
  const places = entries.map(({ checker, rule, where }) => JSON.stringify([checker, rule, where]))
  expect(places).toEqual([...new Set(places)])
})

test('rules of Nu are its messages without their values', () => {
  const rules = acceptedFindings().flatMap(({ checker, rule }) => (checker === 'Nu' ? [rule] : []))
  expect(rules.filter((rule) => rule.replaceAll(/“[^”]*”/g, '“…”') !== rule)).toEqual([])
})
