import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import { answer } from './answer.ts'
import { loadPreview } from './preview.ts'
import type { PreviewContext, Sent } from './previewContext.ts'

const GAZETTE = 'tests/fixtures/gazette'

/** A renderer whose documents contain the title of the page, in place of React. */
function rendererOf(words = ''): ServerEntry {
  return {
    renderPage: (_shell: unknown, { title, path }: { title: string; path: string }) => {
      if (words === 'broken') throw new Error('The view is broken')
      return {
        html: `<main><section data-section="0" data-type="richText"><p>${title} ${path} ${words}</p></section></main>`,
        css: '',
        styleIds: [],
      }
    },
    markdownOf: (_shell: unknown, { path }: { path: string }, head: { title: string }) => `# ${head.title} at ${path}`,
    hydrates: () => false,
  } as unknown as ServerEntry
}

const preview = await loadPreview(GAZETTE, null, () => {}, Date.parse('2026-11-20T12:00:00Z'))

function ask(path: string, entry = rendererOf(), version = 1): Promise<Sent> {
  const desk = { configDir: GAZETTE, preview, entry, version, template: () => readFileSync('index.html', 'utf8') }
  return answer(desk as unknown as PreviewContext, { originalUrl: path } as unknown as IncomingMessage)
}

test('the preview answers the feeds of the site in each format and language, with the articles as they are rendered', async () => {
  const rss = await ask('/news/feed.rss')
  expect(rss).toMatchObject({ status: 200, type: expect.stringContaining('rss+xml') })
  expect(rss.body).toContain('/news/first-frost')
  expect(await ask('/news/feed.atom')).toMatchObject({ status: 200, type: expect.stringContaining('atom+xml') })
  const json = await ask('/news/feed/tags/river.json')
  expect(json).toMatchObject({ status: 200, type: expect.stringContaining('feed+json') })
  expect(JSON.parse(String(json.body))).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' })
})

test('a feed shows edited code, and a tag that does not exist has none', async () => {
  expect((await ask('/news/feed.rss', rendererOf('anew'), 2)).body).toContain('anew')
  expect(await ask('/news/feed/tags/moon.rss')).toMatchObject({ status: 404 })
  expect(await ask('/news/other.json')).toMatchObject({ status: 404 })
})

test('the preview answers pages as Markdown and llms.txt', async () => {
  expect(await ask('/news.md')).toMatchObject({
    status: 200,
    type: expect.stringContaining('markdown'),
    body: '# All news from Weir at /news',
  })
  expect(await ask('/nothing.md')).toMatchObject({ status: 404 })
  expect((await ask('/llms.txt')).body).toMatch(/^# The Weir Gazette\n/)
  expect((await ask('/de/llms.txt')).status).toBe(200)
})

test('a page that cannot be rendered gives a reason instead of a feed', async () => {
  const { status, body } = await ask('/news/feed.rss', rendererOf('broken'), 3)
  expect([status, body]).toEqual([500, expect.stringContaining('The view is broken')])
})
