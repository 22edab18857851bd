import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodedPath } from './decodedPath.ts'
import type { Redirect } from './redirect.ts'
import { redirectTable } from './redirectTable.ts'
import { redirectTarget } from './redirectTarget.ts'

const redirect = (from: string, to: string | undefined = '/new', more: Partial<Redirect> = {}): Redirect => ({
  from,
  to,
  status: 301,
  ...more,
})

/** Where an address leads, with a list of redirects: the one from its path, or else the one whose pattern fits. */
function ledBy(redirects: Redirect[], address: string): string | undefined {
  const [, written = '', query = ''] = /^([^?]*)(.*)$/.exec(address)!
  const path = decodedPath(written)!
  const table = redirectTable(redirects)
  const found = table.exact(path, query) ?? table.pattern(path, query)
  return found && redirectTarget(found, query)
}

test.each([
  ['text before a placeholder', ['/tag/{name}', '/tag/rye'], '/tag/rye', '/tag/rye'],
  ['text in a placeholder before one alone', ['/{name}/x', '/post-{id}/x'], '/post-7/x', '/post-{id}/x'],
  ['a placeholder before a rest', ['/blog/*', '/blog/{name}'], '/blog/a', '/blog/{name}'],
  ['a longer rest before a shorter one', ['/blog/*', '/blog/rye/*'], '/blog/rye/a', '/blog/rye/*'],
  ['a shorter rest where the longer one does not fit', ['/blog/rye/{name}/x', '/blog/*'], '/blog/rye/a/y', '/blog/*'],
  ['more parameters before fewer', ['/x?a=1', '/x?a=1&b=2', '/x'], '/x?b=2&a=1', '/x?a=1&b=2'],
  ['a text before a placeholder in a value', ['/x?a={id}', '/x?a=1'], '/x?a=1', '/x?a=1'],
  ['a plain path where no parameter fits', ['/x?a=1', '/x'], '/x?a=2', '/x'],
  ['values that contain what separates parameters', ['/x?a=1%26b&c=2', '/x?a=1&c=b%262'], '/x?a=1&c=b%262', '/x?a=1&c=b%262'],
  ['a query before none, below a pattern', ['/y/{name}', '/y/{name}?a={id}'], '/y/z?a=1', '/y/{name}?a={id}'],
])('the most specific redirect counts, whatever the order: %s', (_, froms, address, wanted) => {
  const rows = froms.map((from) => redirect(from, `/led-by?${froms.indexOf(from)}`, { keepQuery: false }))
  for (const list of [rows, rows.toReversed()]) expect(ledBy(list, address)).toBe(`/led-by?${froms.indexOf(wanted)}`)
})

test.each([
  ['/blog/*', '/news/*', '/blog', '/news'],
  ['/blog/*', '/news/*', '/blog/', '/news'],
  ['/blog/*', '/news/*', '/blog/a/b/', '/news/a/b'],
  ['/blog/*', '/*', '/blog', '/'],
  ['/blog/*', 'https://old.example/*', '/blog/a', 'https://old.example/a'],
  ['/blog/*', 'https://old.example/*', '/blog/', 'https://old.example'],
  ['/tag/{name}', '/t/{name}#{name}', '/tag/a%3Fb', '/t/a%3Fb#a%3Fb'],
  ['/tag/{name}', '/t?q={name}', '/tag/a&b=c', '/t?q=a%26b%3Dc'],
  ['/tag/{name}', '/t/{name}', '/tag/%D8%AE', '/t/%D8%AE'],
  ['/{a}-{b}', '/{b}/{a}', '/x-y-z', '/y-z/x'],
  ['/a/{name}.html', '/b/{name}', '/a/x.html', '/b/x'],
  ['/a/{name}.html', '/b/{name}', '/a/x.html.html', '/b/x.html'],
  ['/{y}-{m}-x', '/b/{y}/{m}', '/1-2-3-x', '/b/1/2-3'],
  ['/?p={id}', '/posts/{id}', '/?p=12', '/posts/12'],
  ['/?p={id}', '/posts/{id}', '/?a=1&p=12&b', '/posts/12?a=1&b'],
  ['/?tag=post-{id}', '/posts/{id}', '/?tag=post-12', '/posts/12'],
  ['/old', '/new#top', '/old?a=1', '/new?a=1#top'],
  ['/old', '/new?x=1#top', '/old?a=1', '/new?x=1&a=1#top'],
  ['/old', 'https://müller.example/ü?ü', '/old', 'https://xn--mller-kva.example/%C3%BC?%C3%BC'],
])('%s to %s: %s leads to %s', (from, to, address, target) => {
  expect(ledBy([redirect(from, to)], address)).toBe(target)
})

test.each([
  ['/blog/{name}', '/blog'],
  ['/blog/{name}', '/blog/a/b'],
  ['/blog/*', '/blogs'],
  ['/blog/*', '/blog//evil.example'],
  ['/{name}', '/'],
  ['/a-{name}', '/a-'],
  ['/{a}-{b}', '/-b'],
  ['/{a}-{b}.html', '/a-.html'],
  ['/?p={id}', '/?p='],
  ['/?p={id}', '/?p=/evil.example'],
  ['/?p={id}', '/?pp=1'],
  ['/?p=1', '/?P=1'],
  ['/Old', '/old'],
  ['/*', '/static/js/a.js'],
  ['/*', '/robots.txt'],
])('a redirect from %s has nothing to do with %s', (from, address) => {
  expect(ledBy([redirect(from)], address)).toBeUndefined()
})

test.each([
  ['/old', '/old/'],
  ['/über', '/%C3%BCber'],
  ['/über', '/%fcber/'],
  ['/cafe\u0301', '/caf\u00e9'],
  ['/x?a=1&b=2', '/x/?b=2&a=1'],
  ['/x?a=%C3%BC', '/x?a=ü'],
  ['/tag/{name}', '/tag/{other}/'],
  ['/post-{id}', '/post-{name}'],
  ['/x?p={id}', '/x?p={number}'],
])('%s and %s are one address', (from, other) => {
  expect([...redirectTable([redirect(from), redirect(other)]).repeated]).toEqual([[1, 0]])
})

test.each([
  ['/tag/{name}', '/tag/{name}.html'],
  ['/tag/{name}', '/tag/*'],
  ['/x?p={id}', '/x?p=1'],
  ['/x?p', '/x'],
  ['/a%2Fb', '/a/b'],
])('%s and %s are two', (from, other) => {
  expect(redirectTable([redirect(from), redirect(other)]).repeated.size).toBe(0)
})

test('an address never leads to another host by what it contains', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab/\\.@?#%2F5Cc:&= ') })
  const list = ['/*', '/de/*', '/tag/{name}', '/?p={id}', '/x/{a}/{b}'].map((from) =>
    redirect(from, from.endsWith('*') ? '/*' : `/{${/\{(\w+)/.exec(from)![1]}}`),
  )
  fc.assert(
    fc.property(fc.constantFrom('/', '/de/', '/tag/', '/?p=', '/x/'), text, (start, more) => {
      const address = start + more
      if (decodedPath(address.split('?')[0]!) === undefined) return
      const to = ledBy(list, address)
      if (to !== undefined) expect(new URL(to, 'https://www.bakery.example').host).toBe('www.bakery.example')
    }),
    { seed: 3, numRuns: 2000 },
  )
})
