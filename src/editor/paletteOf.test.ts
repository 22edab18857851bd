import { expect, test } from 'vitest'
import { paletteOf } from './paletteOf.ts'

test('the colours of a theme are those that are set, and those that are made from the brand colour', () => {
  expect(paletteOf({ colors: { text: '#111111', ink: '#12' } })).toEqual({ text: '#111111' })
  expect(paletteOf({ brand: '#c2185b', colors: { text: '#111111' } })).toMatchObject({ text: '#111111', background: '#ffffff' })
  expect(paletteOf({ brand: 'red' })).toEqual({})
  expect(paletteOf(undefined)).toEqual({})
})
