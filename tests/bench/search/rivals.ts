import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { CorpusPage } from './corpusPages.ts'

/** Answers queries: the ids of pages, best first. */
export type Rival = { ask(query: string): Promise<string[]>; close(): Promise<void> }

/** Ids that belong to no page of the corpus. */
const OTHERS = new Set(['', 'index', 'search', '404', '404.html'])
const idOf = (path: string) => path.replace(/^\/|(?:index\.html)?\/?$/g, '')

/** Pagefind over the main part of the documents of a built site, in a browser, as its documentation shows. */
export async function pagefindOf(dist: string, packages: string, out: string, browser: Browser): Promise<Rival> {
  execFileSync(join(packages, 'node_modules/.bin/pagefind'), ['--site', dist, '--output-path', out, '--root-selector', 'main'], {
    stdio: 'ignore',
  })
  const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' }
  const server = createServer(({ url = '/' }, response) => {
    try {
      const file = new URL(url, 'http://localhost').pathname
      const body = file === '/' ? '<!doctype html>' : readFileSync(join(out, file))
      response
        .writeHead(200, { 'Content-Type': file === '/' ? 'text/html' : (types[file.split('.').at(-1)!] ?? 'application/octet-stream') })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.evaluate(async () => {
    const pagefind = (await import('/pagefind.js' as string)) as { init(): Promise<void> }
    await pagefind.init()
    Object.assign(window, { pagefind })
  })
  return {
    async ask(query) {
      const urls = await page.evaluate(async (asked) => {
        type Found = { results: { data(): Promise<{ url: string }> }[] }
        const { pagefind } = window as unknown as { pagefind: { search(query: string): Promise<Found> } }
        const { results } = await pagefind.search(asked)
        return Promise.all(results.slice(0, 12).map(async (result) => (await result.data()).url))
      }, query)
      return urls.map(idOf).filter((id) => !OTHERS.has(id))
    },
    async close() {
      await page.close()
      server.close()
    },
  }
}

/** MiniSearch over the texts of the pages, with the options that its documentation recommends. */
export async function miniSearchOf(pages: readonly CorpusPage[], packages: string): Promise<Rival> {
  type Mini = { addAll(documents: object[]): void; search(query: string): { id: string }[] }
  const from = pathToFileURL(join(packages, 'node_modules/minisearch/dist/es/index.js')).href
  const { default: MiniSearch } = (await import(from)) as { default: new (options: object) => Mini }
  const mini = new MiniSearch({
    fields: ['title', 'headings', 'text'],
    searchOptions: { boost: { title: 4, headings: 2 }, fuzzy: 0.2, prefix: true },
  })
  mini.addAll(
    pages.map(({ id, title, lead, parts }) => ({
      id,
      title,
      headings: parts.map(({ heading }) => heading).join(' '),
      text: [lead, ...parts.map(({ text }) => text)].join(' '),
    })),
  )
  return { ask: (query) => Promise.resolve(mini.search(query).map(({ id }) => id)), close: () => Promise.resolve() }
}
