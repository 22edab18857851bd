import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrencyLimit.ts'

test('F11 whoever keeps many messages half-sent keeps nobody else out', () => {
  const { enter } = concurrencyLimit(5, 2)
  const [first, second] = [enter('a'), enter('a')]
  expect(enter('a')).toBeNull()
  expect(enter('b')).not.toBeNull()
  first!()
  expect(enter('a')).not.toBeNull()
  expect(enter('a')).toBeNull()
  second!()
})

test('F11 no more come in than there is room for', () => {
  const { enter } = concurrencyLimit(2, 2)
  const leave = enter('a')
  enter('b')
  expect(enter('c')).toBeNull()
  leave!()
  expect(enter('c')).not.toBeNull()
})
