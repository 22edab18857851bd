import { expect, test } from 'vitest'
import { readTarget } from './request.ts'

test.each([
  ['/a?b=1?2', { path: '/a', query: '?b=1?2' }],
  ['/%61', { path: '/a', query: '' }],
  ['/a%2Fb', { path: '/a%2Fb', query: '' }],
  ['/%', null],
  ['/%ff', null],
  ['*', null],
  ['http://elsewhere.example/a', null],
])('%j is read as %j', (url, target) => {
  expect(readTarget(url)).toEqual(target)
})
