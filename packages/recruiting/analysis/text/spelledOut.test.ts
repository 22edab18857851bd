import { expect, test } from 'vitest'
import { spelledOut } from './spelledOut.ts'

test.each([
  ['XRD', 'by X-ray diffraction', true],
  ['CSP', 'Chartered Society of Physiotherapy', true],
  ['LE', 'Bluetooth Low Energy', true],
  ['GP', 'a good price', false],
  ['XRD', 'extra red dots', false],
  ['Excel', 'every xylophone', null],
])('%s in “%s”: %s', (abbreviation, text, found) => {
  expect(spelledOut(abbreviation)?.test(text) ?? null).toBe(found)
})
