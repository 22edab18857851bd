import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HttpsUrl, PagePath } from '#schemas/atoms.ts'
import { isSafeHref } from '#schemas/isSafeHref.ts'
import { holds, href, segment } from '#tests/support/fuzz.ts'

test('C15 a link that passes leads to a page, a mail or a call, whatever a browser makes of it', () => {
  holds(
    fc.property(href, (text) => {
      if (!isSafeHref(text)) return
      const url = new URL(text, 'https://own.example/page')
      expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
      if (text.startsWith('/') || text.startsWith('#')) expect(url.origin).toBe('https://own.example')
      expect(text).not.toMatch(/["<>\\\s]/)
    }),
    20_000,
  )
})

test('C17 a path that passes stays on the site', () => {
  holds(
    fc.property(
      fc.oneof(
        href,
        segment.map((text) => `/${text}`),
      ),
      (text) => {
        if (PagePath.safeParse(text).success) expect(new URL(text, 'https://own.example').origin).toBe('https://own.example')
      },
    ),
    10_000,
  )
})

test('C33 an address that passes is https, of the host that stands in it, without a password', () => {
  holds(
    fc.property(
      fc.oneof(
        href,
        href.map((text) => `https://${text}`),
      ),
      (text) => {
        if (!HttpsUrl.safeParse(text).success) return
        const url = new URL(text)
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
      },
    ),
    10_000,
  )
})
