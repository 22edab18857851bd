import { expect, test } from 'vitest'
import { faintPairs } from './faintPairs.ts'

const called = (name: string) => name.toUpperCase()
const palette = { text: '#999999', background: '#ffffff', surface: '#ffffff', tint: '#222222', control: '#aaaaaa' }

test('a colour names all pairs that cannot be read, whichever side of them it is', () => {
  expect(faintPairs('text', palette, called)).toEqual(['“TEXT” on “BACKGROUND”: 2.84, needs 4.5', '“TEXT” on “SURFACE”: 2.84, needs 4.5'])
  expect(faintPairs('background', palette, called)).toEqual([
    '“TEXT” on “BACKGROUND”: 2.84, needs 4.5',
    '“CONTROL” on “BACKGROUND”: 2.32, needs 3',
  ])
  expect(faintPairs('tint', palette, called)).toEqual([])
})
