import { expect, test } from 'vitest'
import { looksOf } from './looksOf.ts'
import { mayMatch } from './mayMatch.ts'

const looks = [
  ...looksOf('<section class="band" data-tone="deep"><div class="css-a" data-look="wide"><b class="mark">1</b></div></section>').values(),
]

test.each([
  '.css-a:hover',
  '.css-a>.mark::before',
  '.band:has(> .css-a) b',
  'html[lang="de"] .css-a',
  ':root .css-a',
  '.css-a:is([data-look="wide"], [data-look="long"])',
  '.css-a:not([data-look="wide"])',
  '[data-tone] .css-a',
  '[data-tone^="de"] .css-a',
  // Scripts, browsers and visitors change these.
  '.band[data-reveal-state="waiting"] .css-a',
  '.css-a[data-state="live"]',
  '.css-a[data-live]',
  '.css-a[data-held]',
  '.css-a[open]',
  '.css-a:focus-visible',
  // A selector of tomorrow.
  '.css-a:new(<)',
])('%s may find something', (selector) => expect(mayMatch(selector, looks)).toBe(true))

test.each([
  '.css-b',
  '.css-a.Mui-disabled',
  '.css-a[data-look="long"]',
  // Each is there, but not on one element.
  '.css-a[data-tone="deep"]',
  '[data-tone="tint"] .css-a',
  '.css-a[data-open]',
  '.css-a table',
  '.band:has(> .css-b) b',
  '.css-a:is([data-look="long"], .other)',
])('%s cannot', (selector) => expect(mayMatch(selector, looks)).toBe(false))
