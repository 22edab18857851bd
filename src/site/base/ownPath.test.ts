import { expect, test } from 'vitest'
import { ownPath } from './ownPath.ts'

test.each([
  ['https://a.example', 'https://a.example', '/'],
  ['https://a.example', 'https://a.example/visit?day=2#top', '/visit?day=2#top'],
  ['https://a.example', 'https://a.example?day=2', '/?day=2'],
  ['https://a.example/museum', 'https://a.example/museum', '/'],
  ['https://a.example/museum', 'https://a.example/museum/visit#top', '/visit#top'],
  ['https://a.example/museum', 'https://a.example/museum#top', '/#top'],
  ['https://a.example/museum', 'https://a.example/museums', undefined],
  ['https://a.example/museum', 'https://a.example/', undefined],
  ['https://a.example', 'https://b.example/visit', undefined],
  ['https://a.example', 'https://a.example.b.example/visit', undefined],
])('on %s, %s is the path %s', (site, address, path) => {
  expect(ownPath(site, address)).toBe(path)
})
