import { expect, test } from 'vitest'
import { isStyleFile, pageStyle, styleFile } from './pageStyle.ts'
import { metaCsp, styleHash } from './securityHeaders.ts'

const [base, own] = [styleHash('body{margin:0}'), styleHash('h1{color:red}')]
const withPolicy = (policy: string) => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><title>"</title></head>`

test('H27 the hash of the block that a page has for itself is read from its policy', () => {
  expect(pageStyle(withPolicy(metaCsp([base, own])))).toBe(own)
})

test('H27 a page without styles of its own has the empty block, and one without a policy has none', () => {
  expect(pageStyle(withPolicy(metaCsp([base])))).toBe(styleHash(''))
  expect(pageStyle('<head></head>')).toBeUndefined()
  expect(pageStyle(withPolicy("style-src 'self'"))).toBeUndefined()
})

test('G21 a file with styles is named by what is in it, and is told from the hash of a block', () => {
  const [shared, own] = [styleFile('site', 'body{margin:0}'), styleFile('page', 'h1{color:red}')]
  expect([own, shared, styleHash(''), undefined].map(isStyleFile)).toEqual([true, true, false, false])
  expect(styleFile('page', 'h1{color:blue}')).not.toBe(own)
})
