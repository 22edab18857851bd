import { expect, test } from 'vitest'
import { faintPairs } from './faintPairs.ts'

const palette = { text: '#999999', background: '#ffffff', surface: '#ffffff', tint: '#222222', control: '#aaaaaa' }

test('a colour names all pairs that cannot be read, whichever side of them it is', () => {
  expect(faintPairs('text', palette)).toEqual(['“Text” on “Background”: 2.84, needs 4.5', '“Text” on “Surface”: 2.84, needs 4.5'])
  expect(faintPairs('background', palette)).toEqual(['“Text” on “Background”: 2.84, needs 4.5', '“Control” on “Background”: 2.32, needs 3'])
  expect(faintPairs('tint', palette)).toEqual([])
})
