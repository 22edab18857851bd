import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectLines } from './redirectsFile.ts'

const ALL = [301, 302, 308]

test('H28 an old address leads on with a slash at its end and without', () => {
  expect(redirectLines([{ from: '/old', to: '/new#top', status: 308 }], ALL, 10)).toEqual(['/old /new#top 308', '/old/ /new#top 308'])
})

test('H28 where there is no room for both, the plain address is written', () => {
  const redirects = ['/a/', '/b'].map((from) => ({ from, to: '/', status: 301 as const }))
  expect(redirectLines(redirects, ALL, 3)).toEqual(['/a / 301', '/b / 301'])
})

test('H28 a status that the host does not know becomes 301', () => {
  expect(redirectLines([{ from: '/old', to: '/', status: 308 }], [301, 302], 1)).toEqual(['/old / 301'])
})

test('H28 whatever stands in an address, a line has three parts, and none of them stands for other text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab/ :*#?$\'"\\{};!\t\n\u00e4') })
  fc.assert(
    fc.property(text, text, (from, to) => {
      for (const line of redirectLines([{ from: `/${from}`, to: `https://shop.example/${to}`, status: 301 }], ALL, 10)) {
        const [path = '', target = '', status, ...more] = line.split(/\s/)
        expect([status, more]).toEqual(['301', []])
        expect(path).toMatch(/^\/[^\s*:#?]*$/)
        expect(target.slice('https:'.length)).not.toMatch(/\*|:[a-z]/i)
      }
    }),
    { seed: 1 },
  )
})
