import { expect, test } from 'vitest'
import { panelShift } from './panelShift.ts'

test('a panel that fits stays where it is', () => {
  expect(panelShift(100, 400, 1201)).toBe(0)
})

test('R3.1 a panel that would leave the viewport at the right is brought back', () => {
  expect(panelShift(900, 400, 1201)).toBe(-115)
})

test('R3.1 a panel that would leave the viewport at the left is brought back', () => {
  expect(panelShift(-40, 400, 1201)).toBe(56)
})

test('a panel wider than the viewport starts at its left', () => {
  expect(panelShift(300, 2000, 1201)).toBe(-284)
})
