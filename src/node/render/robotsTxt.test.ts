import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { CRAWLERS } from './crawlers.ts'
import { robotsTxt } from './robotsTxt.ts'

const written = (robots?: string) =>
  robotsTxt(bakerySite(robots ? { 'site.json': ['"name"', `"robots": "${robots}",\n  "name"`] } : {}), ['/sitemap.xml'])
const named = (text: string) => [...text.matchAll(/^User-agent: (.+)$/gm)].map(([, name]) => name)
const SITEMAP = 'Sitemap: https://www.brot-und-blume.example/sitemap.xml\n'

test('without a choice, robots.txt allows everything and says nothing about the use of texts', () => {
  expect(written()).toBe(`User-agent: *\nAllow: /\n\n${SITEMAP}`)
})

test('open allows every use of texts', () => {
  expect(written('open')).toBe(`User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: /\n\n${SITEMAP}`)
})

test('answers refuses the crawlers that collect training data, and allows answers', () => {
  const text = written('answers')
  expect(text).toContain('User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n')
  expect(text).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \/\n/)
  expect(named(text)).toEqual(expect.arrayContaining(['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot']))
  expect(named(text)).not.toContain('OAI-SearchBot')
})

test('closed refuses those of answers, too, but no search engine', () => {
  const text = written('closed')
  expect(text).toContain('Content-Signal: search=yes, ai-input=no, ai-train=no')
  expect(named(text)).toEqual(['*', ...CRAWLERS.map(({ name }) => name)])
  expect(text).not.toMatch(/Googlebot|Bingbot/i)
})

test('every crawler has a name that robots.txt may contain, and a source', () => {
  for (const { name, source } of CRAWLERS)
    expect([name, source]).toEqual([expect.stringMatching(/^[A-Za-z_-]+$/), expect.stringMatching(/^https:/)])
})
