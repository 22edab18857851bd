import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caddyfile } from './caddyfile.ts'
import type { HostPlace } from './hostPlace.ts'
import { type HostingTable, hostingTable } from './hostingTable.ts'
import { nginxConf } from './nginxConf.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'

const place: HostPlace = { host: 'bakery.example', root: '/var/www/bakery.example' }
const tableOf = (redirects: Redirect[], hsts?: { days: number; includeSubDomains: boolean; preload: boolean }) =>
  hostingTable(
    { redirects, csp: { connect: ['https://stats.example'] }, security: { hsts }, baseStyle: 'sha256-AAAA' },
    { '/': 'sha256-BBBB', '/visit': 'sha256-CCCC', '/404': 'sha256-DDDD' },
  )

/** What of a configuration stands outside of quotes: its structure. */
const structureOf = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|`[^`\n]*`/g, '""')

const writers: Record<string, (table: HostingTable, place: HostPlace) => string> = { nginx: nginxConf, caddy: caddyfile }

describe.each(Object.entries(writers))('H28 the configuration of %s', (_, write) => {
  test('names every header, the place of the site, and the style block of each page', () => {
    const text = write(tableOf([], { days: 365, includeSubDomains: false, preload: false }), place)
    for (const header of [...Object.keys(tableOf([]).headers), 'Content-Security-Policy', 'Strict-Transport-Security', 'Cache-Control'])
      expect(text).toContain(header)
    for (const style of ['sha256-AAAA', 'sha256-BBBB', 'sha256-CCCC', 'sha256-DDDD']) expect(text).toContain(style)
    expect(text).toContain('"/var/www/bakery.example"')
    expect(write(tableOf([]), place)).not.toContain('Strict-Transport-Security')
  })

  test('hands messages of forms on only where a receiver is named', () => {
    expect(write(tableOf([]), { ...place, receiver: '127.0.0.1:4174' })).toContain('/_forms/')
    expect(write(tableOf([]), place)).not.toContain('/_forms/')
  })

  test.each([
    ['', 'ab/ \'"\\$};#&~:'],
    ['/{name}/', 'ab \'"\\$;~:,()[]|^+\u00e4'],
    ['?k={name}', 'ab \'"\\$;~:,()[]|^+\u00e4'],
  ])('keeps its structure whatever a redirect from /x%s… leads to', (start, signs) => {
    const [marks, plainMarks] = ['ab/ \'"\\${};#?&~*:\u00e4', signs].map((some) => fc.string({ unit: fc.constantFrom(...some) })) as [
      fc.Arbitrary<string>,
      fc.Arbitrary<string>,
    ]
    fc.assert(
      fc.property(plainMarks, marks, (from, to) => {
        // An address with a query or an anchor is put together in another way; and a dollar sign is declared in nginx.
        const alike = (text: string) => text.replace(/[^?#$]/gu, 'a')
        const written = (from: string, to: string) =>
          structureOf(write(tableOf([{ from: `/x${start}${from}`, to: `/${to}`, status: 302 }]), place))
        expect(written(from, to)).toBe(written('', alike(to)))
      }),
      { seed: 2 },
    )
  })

  test('H30 gives files of packages the headers of their own, and writes nothing about them where there are none', () => {
    const headers = { 'Content-Security-Policy': "script-src 'self' 'wasm-unsafe-eval'", 'X-Tides': 'high "and" low' }
    const fileRules = [{ paths: '/static/tides/:version/worker.js', headers }]
    const text = write({ ...tableOf([]), fileRules }, place)
    expect(text.match(/wasm-unsafe-eval/g)).toHaveLength(1)
    expect(text).toContain(String.raw`^/static/tides/[^/]+/worker\.js$`)
    expect(text).toContain(String.raw`X-Tides`)
    expect(text).toContain(String.raw`"high \"and\" low"`)
    expect(write(tableOf([]), place)).not.toMatch(/wasm-unsafe-eval|tides/i)
  })

  test('takes no line that is two', () => {
    expect(() => write(tableOf([{ from: '/old', to: '/new\n}\nserver {', status: 301 }]), place)).toThrow(TypeError)
    expect(() => write(tableOf([]), { ...place, root: '/var/www\n' })).toThrow(TypeError)
  })
})
