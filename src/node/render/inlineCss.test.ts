import { expect, test } from 'vitest'
import { inlineCss } from './inlineCss.ts'

test('H27 a style block has no address that a program which saves pages would rewrite, and says the same', () => {
  const inline = inlineCss('@font-face{src:url(/f.woff2) format("woff2")}p{background:url("/p.png")}')
  expect(inline).not.toContain('url(')
  expect(inline.replaceAll('\\72', 'r')).toContain('src:url(/f.woff2)')
})
