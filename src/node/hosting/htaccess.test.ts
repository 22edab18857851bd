import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { apacheRedirects } from './apacheRedirects.ts'
import { hostingTable } from './hostingTable.ts'
import { htaccess } from './htaccess.ts'

const styles = { '/': 'sha256-BBBB', '/visit': 'sha256-CCCC', '/404': 'sha256-DDDD', '/404.de': undefined }
const tableOf = (redirects: Redirect[], more = {}) =>
  hostingTable({ redirects, csp: {}, security: {}, baseStyle: 'sha256-AAAA', ...more }, styles)
const linesOf = (redirects: Redirect[], more = {}) => htaccess(tableOf(redirects, more)).split('\n')

test('H28 Apache sends every header, also with errors, and the style block of each page', () => {
  const lines = linesOf([], { security: { hsts: { days: 1, includeSubDomains: false, preload: false } } })
  for (const name of [...Object.keys(tableOf([]).headers), 'Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control'])
    expect(lines.some((line) => line.includes(`Header always set ${name} `))).toBe(true)
  for (const style of ['sha256-BBBB', 'sha256-CCCC', 'sha256-DDDD']) expect(lines.join('\n')).toContain(`[E=SITE_STYLE:${style}]`)
  expect(linesOf([]).join('\n')).not.toContain('Strict-Transport-Security')
})

test('H28 nothing of a module that may be missing stands outside of its condition', () => {
  const bare = linesOf([{ from: '/old', to: '/', status: 301 }]).filter((line) => /^[A-Z]/.test(line))
  expect(new Set(bare.map((line) => line.split(' ')[0]))).toEqual(new Set(['Options', 'AcceptPathInfo', 'ErrorDocument']))
})

test('H28 what is skipped ends before the rules for files', () => {
  const rules = linesOf([
    { from: '/old', to: '/visit#order', status: 301 },
    { from: '/?p={id}', to: '/visit', status: 301 },
    { from: '/blog/*', to: '/*', status: 302 },
  ]).filter((line) => line.trim().startsWith('RewriteRule'))
  rules.forEach((rule, index) => {
    const skipped = /\[S=(\d+)\]/.exec(rule)
    const next = skipped && rules[index + 1 + Number(skipped[1])]
    if (next) expect(next).toMatch(/SITE_MARKDOWN|index|br\|gz|\^old|R=404/)
  })
  expect(rules.filter((rule) => rule.includes('[S='))).toHaveLength(4)
})

test('R8.8 the page for unknown addresses is that of the language', () => {
  expect(linesOf([]).join('\n')).toMatch(
    /ErrorDocument 404 \/404\.html\n<If "[^"]*\^\/de\(\?:\/\|\$\)#">\n {2}ErrorDocument 404 \/de\/404\.html/,
  )
})

test.each([
  ['/über', String.raw`"^(?:\xc3\xbcber|u\xcc\x88ber|\xfcber)/?$"`],
  ['/a b.html', String.raw`"^a b\.html/?$"`],
  ['/index.php?id=7', String.raw`"^index\.php/?$"`],
  ['/?p=1', '"^$"'],
])('F11 %s is compared as decoded', (from, expression) => {
  expect(apacheRedirects([{ from, to: '/', status: 301 }]).early.join('\n')).toContain(`RewriteRule ${expression} `)
})

test('F11 a pattern with more values than a rule can refer to is told', () => {
  const from = `/${Array.from('abcdefghij', (name) => `{${name}}`).join('/')}`
  expect(apacheRedirects([{ from, to: '/visit', status: 301 }])).toMatchObject({ late: [], losses: [{ from, why: 'pattern' }] })
})

test.each([
  ['', 'ab/ \'"\\$};#&~:%'],
  ['/{name}/', 'ab \'"\\$;~:,()[]|^+\u00e4'],
  ['?k={name}', 'ab \'"\\$;~:,()[]|^+\u00e4'],
])('H28 keeps its structure whatever a redirect from /x%s… leads to', (start, signs) => {
  const [marks, plainMarks] = ['ab/ \'"\\${};#?&~*:\u00e4', signs].map((some) => fc.string({ unit: fc.constantFrom(...some) })) as [
    fc.Arbitrary<string>,
    fc.Arbitrary<string>,
  ]
  const structureOf = (from: string, to: string) =>
    linesOf([{ from: `/x${start}${from}`, to: `/${to}`, status: 302 }])
      .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/g, '""'))
      .join('\n')
  // An address with a query or an anchor is put together in another way.
  const alike = (text: string) => text.replace(/[^?#]/gu, 'a')
  fc.assert(
    fc.property(plainMarks, marks, (from, to) => {
      expect(structureOf(from, to)).toBe(structureOf('', alike(to)))
    }),
    { seed: 3 },
  )
})

test('H28 takes no line that is two', () => {
  expect(() => linesOf([{ from: '/old', to: '/new\nOptions +ExecCGI', status: 301 }])).toThrow(TypeError)
})

test('a site below a path has it wherever Apache sees whole addresses, and rules do not', () => {
  const redirects: Redirect[] = [
    { from: '/old', to: '/visit', status: 301 },
    { from: '/blog/*', to: '/*', status: 301 },
    { from: '/away', to: 'https://shop.example/', status: 301 },
  ]
  const fileRules = [{ paths: '/static/tides/:version/a.js', headers: { 'X-Of': 'file' } }]
  const below = linesOf(redirects, { base: '/Old.Town', markdownOf: 'https://a.example/Old.Town', fileRules }).join('\n')
  for (const text of [
    'RewriteRule "^old/?$" "%{ENV:SITE_ORIGIN}/Old.Town/visit" ',
    '"%{ENV:SITE_ORIGIN}/Old.Town/%1" ',
    'RewriteRule "^away/?$" "https://shop.example/" ',
    'ErrorDocument 404 /Old.Town/404.html',
    'ErrorDocument 404 /Old.Town/de/404.html',
    String.raw`m#^/Old\\.Town/de(?:/|$)#`,
    String.raw`m#^/Old\\.Town/static/|\\.(?:`,
    String.raw`m#^/Old\\.Town/static/tides/[^/]+/a\\.js`,
    String.raw`tolower(%{REQUEST_URI}) =~ m#^/old\.town(/.+?)`,
    'RewriteCond %{DOCUMENT_ROOT}/Old.Town%1/index.html -f',
  ])
    expect(below).toContain(text)
})

test('percent-encoding of the header that names a page is in capitals where pages have letters', () => {
  const more = { csp: {}, security: {}, redirects: [], markdownOf: 'https://a.example' }
  const edits = (path: string) => htaccess(hostingTable(more, { [path]: undefined })).match(/edit\* Link/g)?.length
  expect([edits('/visit'), edits('/\u00fcber-uns')]).toEqual([undefined, 12])
})
