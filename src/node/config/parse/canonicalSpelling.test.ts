import { expect, test } from 'vitest'
import { AssetPath, Href, IconName, PagePath, Slug } from '#schemas/atoms.ts'
import { canonicalSpelling } from './canonicalSpelling.ts'

test.each([
  [PagePath, '/about-us/', '/about-us'],
  [PagePath.optional().unwrap(), '/About-Us/#Team', '/about-us#team'],
  [PagePath, '/index.html', '/'],
  [AssetPath, '/assets/Logo.SVG', '/assets/logo.svg'],
  [AssetPath, 'assets\\logo.svg', '/assets/logo.svg'],
  [AssetPath, './assets/logo.svg', '/assets/logo.svg'],
  [IconName, 'ArrowRight', 'arrow-right'],
  [IconName, 'arrow_right', 'arrow-right'],
])('a field wants its value spelled in one way: %#', (schema, written, plain) => {
  expect(canonicalSpelling(schema, written)).toBe(plain)
})

test.each([
  ['another site', Href, '//evil.example/'],
  ['another site, hidden', Href, '/\\evil.example'],
  ['a scheme', Href, 'javascript:alert(1)'],
  ['no asset', AssetPath, '/pictures/logo.svg'],
  ['what is no text', PagePath, 5],
  ['a field of no kind', Slug, 'About Us'],
  ['what is right', PagePath, '/about-us'],
])('nothing is made of %s', (_, schema, written) => {
  expect(canonicalSpelling(schema, written)).toBeUndefined()
})
