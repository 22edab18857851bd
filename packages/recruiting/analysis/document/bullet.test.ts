import { expect, test } from 'vitest'
import { splitBullet } from './bullet.ts'

test('R5.1 a dash before a year alone ends a range that was wrapped, and is no bullet', () => {
  expect(splitBullet('– 2012')).toEqual({ text: '– 2012', isBullet: false })
  expect(splitBullet('- 05/2012')).toEqual({ text: '- 05/2012', isBullet: false })
  expect(splitBullet('– 2012 winners')).toEqual({ text: '2012 winners', isBullet: true })
})
