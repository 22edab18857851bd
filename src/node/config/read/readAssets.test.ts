import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'
import { pngOf } from '#tests/support/pngOf.ts'

test('C25 a file that is not what its ending says is not published', () => {
  expect(foundIn({ 'assets/oven.jpg': pngOf(10, 10) })).toEqual([
    'E_ASSET assets/oven.jpg: a png picture with the ending of another, so rename it',
  ])
  expect(foundIn({ 'assets/oven.webp': 'no picture' })).toEqual(['E_ASSET assets/oven.webp: not a webp picture'])
})
