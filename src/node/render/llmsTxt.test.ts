import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { llmsTxt } from './llmsTxt.ts'

const URL = 'https://www.brot-und-blume.example'

test('it lists the pages of the menus with their summaries, under the titles of the menus, each once', () => {
  const text = llmsTxt(bakerySite()).get('/llms.txt')!
  expect(text).toMatch(/^# Brot & Blume\n\n> .+\n\n- \[Home\]\(https:\/\/www\.brot-und-blume\.example\/index\.md\): .+\n\n## /)
  expect(text).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(${URL}/visit\\.md\\): \\S.+$`, 'm'))
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link]) => link)
  expect(new Set(links).size).toBe(links.length)
  expect(links.every((link) => link!.startsWith(URL) && link!.endsWith('.md'))).toBe(true)
})

test('a page kept out of search engines is left out', () => {
  const site = bakerySite({ 'pages/visit.json': ['"icon"', '"noindex": true,\n  "icon"'] })
  expect(llmsTxt(site).get('/llms.txt')).not.toContain('/visit')
})

test('each language has one', () => {
  const files = llmsTxt(loadSite(bakeryInLanguages()).site!)
  expect([...files.keys()]).toEqual(['/llms.txt', '/de/llms.txt', '/ar/llms.txt'])
  expect(files.get('/de/llms.txt')).toContain(`${URL}/de.md`)
})

test('a site that does not publish Markdown has none', () => {
  expect(llmsTxt(bakerySite({ 'site.json': ['"name"', '"markdown": false,\n  "name"'] })).size).toBe(0)
})
