import { describe, expect, test } from 'vitest'
import { fileMeant, nearestFile } from './fileMeant.ts'

const decomposed = '/assets/Größe.pdf'.normalize('NFD')
const files = new Set([
  '/assets/price list.pdf',
  '/assets/über.pdf',
  '/assets/100%.pdf',
  '/assets/a,b+c&d(1).pdf',
  '/assets/menu-2026.pdf',
  '/assets/q?a#b.pdf',
  decomposed,
])

test.each([
  ['/assets/price%20list.pdf', '/assets/price list.pdf'],
  ['/assets/price list.pdf', '/assets/price list.pdf'],
  ['/assets/über.pdf', '/assets/über.pdf'],
  ['/assets/%C3%BCber.pdf#page=2', '/assets/über.pdf'],
  ['/assets/100%25.pdf?x=1', '/assets/100%.pdf'],
  ['/assets/a%2Cb%2Bc%26d(1).pdf', '/assets/a,b+c&d(1).pdf'],
  ['/assets/q%3Fa%23b.pdf', '/assets/q?a#b.pdf'],
  ['/assets/100%.pdf', undefined],
  ['/assets/Größe.pdf', undefined],
  ['/assets/prices.pdf', undefined],
])('%j leads to %j', (href, file) => {
  expect(fileMeant(files, href)).toBe(file)
})

describe('a link to no file', () => {
  test.each([
    ['/assets/menu-2026.pfd', '/assets/menu-2026.pdf'],
    ['/assets/Menu-2026.pdf', '/assets/menu-2026.pdf'],
    ['/assets/price%20lits.pdf', '/assets/price%20list.pdf'],
    ['/assets/100%.pdf', '/assets/100%25.pdf'],
    ['/assets/Größe.pdf', encodeURI(decomposed)],
    ['/assets/something-else.pdf', undefined],
  ])('%j means %j', (href, near) => {
    expect(nearestFile(files, href)).toBe(near)
  })

  test('leads to the file that is proposed for it', () => {
    for (const file of [...files].filter((name) => !name.includes('?')))
      expect(fileMeant(files, nearestFile(files, file) ?? file)).toBe(file)
  })
})
