import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { type LinesDialect, redirectLines } from './redirectsFile.ts'

const ALL: LinesDialect = {
  base: '',
  statuses: [301, 302, 307, 308],
  most: 10,
  hasQueries: true,
  mixedParts: 'any',
  precedesFiles: false,
  hasValues: true,
}
const linesOf = (redirects: Redirect[], dialect: Partial<LinesDialect> = {}, addresses: string[] = []) => {
  const { plain, patterns } = redirectLines(redirects, { ...ALL, ...dialect }, addresses)
  return [...plain, ...patterns]
}

test('H28 an old address leads on with a slash at its end and without', () => {
  expect(linesOf([{ from: '/old', to: '/new#top', status: 308 }])).toEqual(['/old /new#top 308', '/old/ /new#top 308'])
})

test('H28 where there is no room for both, the plain address is written', () => {
  const redirects = ['/a/', '/b'].map((from) => ({ from, to: '/', status: 301 as const }))
  expect(linesOf(redirects, { most: 3 })).toEqual(['/a / 301', '/b / 301'])
})

test('H28 a status that the host does not know becomes 301', () => {
  expect(linesOf([{ from: '/old', to: '/', status: 308 }], { statuses: [301, 302], most: 1 })).toEqual(['/old / 301'])
})

test('H28 whatever stands in an address, a line has three parts, and none of them stands for other text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab/ :*#?$\'"\\{};!\t\n\u00e4') })
  const plainText = fc.string({ unit: fc.constantFrom(...'ab/ :#$\'"\\;!\t\n\u00e4') })
  fc.assert(
    fc.property(plainText, text, (from, to) => {
      for (const line of linesOf([{ from: `/${from}`, to: `https://shop.example/${to}`, status: 301 }])) {
        const [path = '', target = '', status, ...more] = line.split(/\s/)
        expect([status, more]).toEqual(['301', []])
        expect(path).toMatch(/^\/[^\s*:#?]*$/)
        expect(target.slice('https:'.length)).not.toMatch(/\*|:[a-z]/i)
      }
    }),
    { seed: 1 },
  )
})

const LIST: Redirect[] = [
  { from: '/blog/*', to: '/news/*', status: 301 },
  { from: '/old', to: '/new', status: 307 },
  { from: '/?p=12', to: '/twelve', status: 301 },
  { from: '/?p={id}', to: '/posts/{id}', status: 301 },
  { from: '/tag/{name}', to: '/tags#{name}', status: 302 },
  { from: '/post-{id}.html', to: '/posts/{id}', status: 301 },
  { from: '/{year}x{name}', to: '/posts/{name}', status: 301 },
  { from: '/über', to: '/about', status: 301, keepQuery: false },
  { from: '/forum/*', status: 410 },
]
const without = (why: string) => redirectLines(LIST, { ...ALL, most: 100 }, []).losses.filter((loss) => loss.why === why)

test('H28 redirects without placeholders come first, then patterns, the most specific first', () => {
  expect(linesOf(LIST, { most: 3 })).toEqual([
    '/ p=12 /twelve 301!',
    '/old /new 307',
    '/%C3%BCber /about 301',
    '/blog /news 301',
    '/ p=:id /posts/:id 301!',
    '/blog/* /news/:splat 301',
    '/tag/:name /tags#:name 302',
    '/post-:id.html /posts/:id 301',
  ])
})

test('H28 what a host cannot do is left out and listed', () => {
  expect([without('gone'), without('pattern'), without('kept')]).toEqual([
    [{ from: '/forum/*', why: 'gone' }],
    [{ from: '/{year}x{name}', why: 'pattern' }],
    [{ from: '/über', why: 'kept' }],
  ])
  const dialect: LinesDialect = { ...ALL, hasQueries: false, mixedParts: 'none', precedesFiles: true }
  const { plain, patterns, losses } = redirectLines(LIST, dialect, ['/blog/first', '/posts/1'])
  expect([...plain, ...patterns].filter((line) => /p=|blog|post-/.test(line))).toEqual([])
  expect(losses.map(({ from, why }) => `${from} ${why}`).sort()).toEqual([
    '/?p=12 query',
    '/?p={id} query',
    '/blog/* covers',
    '/forum/* gone',
    '/post-{id}.html pattern',
    '/{year}x{name} pattern',
    '/über kept',
  ])
})
