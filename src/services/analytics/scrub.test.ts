import { expect, test } from 'vitest'
import { scrubAddress, scrubPath, scrubText } from './scrub.ts'

test.each([
  ['/repairs?email=ada@bikes.example#top', '/repairs'],
  ['/repairs#form', '/repairs'],
  ['/', '/'],
  ['/reset/ada@bikes.example/now', '/reset/removed/now'],
  ['/reset/ada%40bikes.example', '/reset/removed'],
])('T06 the path %j is sent as %j', (path, sent) => {
  expect(scrubPath(path)).toBe(sent)
})

test('T06 addresses lose query and anchor; what is no address is empty', () => {
  expect(scrubAddress('https://bikes.example/a/b?name=Ada#c')).toBe('https://bikes.example/a/b')
  expect(scrubAddress('')).toBe('')
  expect(scrubAddress('about:blank')).toBe('')
})

test('T06 a text is one short line, and empty when it could hold an e-mail address', () => {
  expect(scrubText('  City \n bikes ')).toBe('City bikes')
  expect(scrubText('x'.repeat(5000))).toHaveLength(100)
  expect(scrubText('write to ada@bikes.example')).toBe('')
})
