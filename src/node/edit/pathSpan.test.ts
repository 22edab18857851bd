import { expect, test } from 'vitest'
import { pathSpan } from './pathSpan.ts'

test.each([
  ['/about', '/about', 0],
  ['/about?plan=a#team', '/about', 0],
  ['/about/', '/about', 0],
  ['/', '/', 0],
  ['https://bread.example/about#team', '/about', 21],
])('%s leads to the path %s, which stands at %i', (href, path, start) => {
  expect(pathSpan(href, 'bread.example')).toEqual({ path, start, end: start + path.length })
})

test.each([
  ['https://bread.example/shop/about#team', '/about', 26],
  ['https://bread.example/shop/', '/', 26],
  ['/shop', '/shop', 0],
])('below a path, %s leads to the path %s, which stands at %i', (href, path, start) => {
  expect(pathSpan(href, 'bread.example/shop')).toEqual({ path, start, end: start + path.length })
})

test.each(['https://bread.example/about', 'https://bread.example/shopping/about'])('below a path, %s leads elsewhere', (href) => {
  expect(pathSpan(href, 'bread.example/shop')).toBeUndefined()
})

test.each([
  '#team',
  'mailto:a@b.example',
  'https://other.example/about',
  'https://bread.example',
  'https://bread.example.evil.example/about',
  'https://',
])('%s leads elsewhere', (href) => {
  expect(pathSpan(href, 'bread.example')).toBeUndefined()
})
