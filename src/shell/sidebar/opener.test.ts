import { expect, test } from 'vitest'
import { nextOpener } from './opener.ts'
import type { Opener, OpenerEvent } from './opener.ts'

const after = (...events: OpenerEvent[]) => events.reduce<Opener>(nextOpener, 'plain list')

test('B01 the plain list serves until the component is live', () => {
  expect(after()).toBe('plain list')
  expect(after('start.closed')).toBe('button')
})

test('R3.3 a press before the code is there is kept', () => {
  expect(after('start.closed', 'press')).toBe('button waits')
  expect(after('start.closed', 'press', 'arrive')).toBe('drawer')
})

test('R3.3 a second press, or another page, calls the first one off', () => {
  expect(after('start.closed', 'press', 'press')).toBe('button')
  expect(after('start.closed', 'press', 'leave')).toBe('button')
})

test('R3.3 a list that was open before the component was live stays until the drawer can take its place', () => {
  expect(after('start.open')).toBe('list waits')
  expect(after('start.open', 'arrive')).toBe('drawer')
})

test('R3.3 where the code cannot be had the list opens, until the next page', () => {
  expect(after('start.closed', 'press', 'fail')).toBe('open list')
  expect(after('start.closed', 'press', 'fail', 'leave', 'press')).toBe('button waits')
})

test('R3.3 code that arrives unasked for changes nothing', () => {
  expect(after('start.closed', 'press', 'press', 'arrive')).toBe('button')
})
