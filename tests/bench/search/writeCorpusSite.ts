import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { corpusPages } from './corpusPages.ts'

const LIKE = resolve('tests/fixtures/bakery')
const UPDATED = '2026-11-29'

/** Writes the config of the measured company in a language: its pages, and a page with the search. */
export function writeCorpusSite(configDir: string, language: string): void {
  rmSync(configDir, { recursive: true, force: true })
  mkdirSync(join(configDir, 'pages'), { recursive: true })
  cpSync(join(LIKE, 'assets'), join(configDir, 'assets'), { recursive: true })
  const write = (file: string, content: object) => writeFileSync(join(configDir, file), JSON.stringify(content))
  for (const same of ['site.json', 'theme.json', 'pages/404.json']) {
    const { $schema: _schema, ...content } = JSON.parse(readFileSync(join(LIKE, same), 'utf8')) as Record<string, unknown>
    write(same, same === 'site.json' ? { ...content, language, name: 'Otter' } : content)
  }
  write('header.json', { entries: [{ key: 'home', title: 'Otter', path: '/arrival' }], search: true })
  write('footer.json', {
    text: 'Otter',
    columns: [{ key: 'otter', title: 'Otter', items: [{ label: 'Otter', location: '/arrival' }] }],
    legal: [],
    copyright: '© Otter',
  })
  write('redirects.json', { redirects: [] })
  const page = (name: string, lead: string, sections: object[], more: object = {}) => ({
    name,
    title: name,
    description: lead,
    summary: lead,
    updated: UPDATED,
    ...more,
    sections: [{ type: 'hero', variant: 'plain', title: name, lead }, ...sections],
  })
  write('pages/index.json', page('Otter', 'Otter, otter, otter.', [], { noindex: true }))
  write('pages/search.json', page('Otter otter', 'Otter otter otter.', [{ type: 'siteSearch' }], { noindex: true }))
  for (const { id, title, lead, parts } of corpusPages(language)) {
    const body = parts.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n')
    write(`pages/${id}.json`, page(title, lead, [{ type: 'richText', body }]))
  }
}
