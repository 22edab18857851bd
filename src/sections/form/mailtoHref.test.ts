import { expect, test } from 'vitest'
import { mailtoHref } from './mailtoHref.ts'

test('a mail link carries subject and text whole', () => {
  const link = new URL(mailtoHref({ to: 'hello@bikes.example', subject: 'A & B' }, 'one\ntwo & 3 + ü'))
  expect(link.pathname).toBe('hello@bikes.example')
  expect(link.searchParams.get('subject')).toBe('A & B')
  expect(link.searchParams.get('body')).toBe('one\r\ntwo & 3 + ü')
})

test('an address cannot smuggle in further headers', () => {
  expect(mailtoHref({ to: 'a?cc=b@bikes.example', subject: 'S' })).toBe('mailto:a%3Fcc%3Db@bikes.example?subject=S')
})
