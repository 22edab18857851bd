import { expect, test } from 'vitest'
import { replaced } from './replaced.ts'

const mark = (text: string, word: string, instead: string) => {
  const lines = text.split('\n')
  const line = lines.findIndex((one) => one.includes(word))
  const start = lines[line]!.indexOf(word)
  return { id: 'ageWords' as const, line, start, end: start + word.length, text: word, instead }
}

test.each([
  ['Cook\nWe want a salesman', 'salesman', 'salesperson', 'Cook\nWe want a salesperson'],
  ['Recent graduates welcome', 'Recent graduates', 'graduates of any year', 'Graduates of any year welcome'],
  ['Unmarried, no children, reliable', 'no children', '', 'Unmarried, reliable'],
  ['Unmarried, reliable', 'Unmarried', '', 'Reliable'],
  ['- No visible tattoos, no dreadlocks', 'No visible tattoos', '', '- No dreadlocks'],
  ['- No visible tattoos, no dreadlocks', 'no dreadlocks', '', '- No visible tattoos'],
  ['Free and in perfect health. Call us.', 'in perfect health', '', 'Free. Call us.'],
  ['Only here. No foreigners. Call us.', 'No foreigners', '', 'Only here. Call us.'],
  ['Cook\n- Muslims need not apply\n- Knives', 'Muslims need not apply', '', 'Cook\n- Knives'],
  ['It suits a mature lady', 'mature lady', 'experienced person', 'It suits an experienced person'],
  ['fit and English-speaking Americans only', 'English-speaking Americans only', 'people', 'fit and people'],
  ['Fit, healthy and kind', 'healthy', '', 'Fit and kind'],
  ['Waiter (m)', '(m)', '', 'Waiter'],
])('R5.3 in “%s” the words “%s” become “%s”', (text, word, instead, expected) => {
  expect(replaced(text, mark(text, word, instead))).toBe(expected)
})
