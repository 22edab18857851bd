import { expect, test } from 'vitest'
import { degreesIn } from './degrees.ts'

test.each([
  ['Westfield College, March 2019', []],
  ['Interviews are held on 3 March', []],
  ['A 42 bed home, not on a bus route', []],
  ['Johns Hopkins University, Baltimore, MD', []],
  ['Med school', []],
  ['MArch, University of Bath', ['master']],
  ['MEd Inclusive Education', ['master']],
  ['BEd (Hons) Primary', ['bachelor']],
  ['MD or DO required', ['doctor']],
])('H12.2: “%s” names the degrees %j', (text, levels) => {
  expect(degreesIn(text)).toEqual(levels)
})
