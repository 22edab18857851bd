import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { serve } from '#src/node/serve/serve.ts'
import { createSiteSearch } from '#src/site/search/siteSearch.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { figure, median, table } from './figures.ts'
import { installedPackages } from './installedPackages.ts'
import { LANGUAGES, type Question, corpusPages, questions } from './search/corpusPages.ts'
import type { Cost } from './search/costRun.ts'
import { ndcg } from './search/ndcg.ts'
import { type Rival, miniSearchOf, pagefindOf } from './search/rivals.ts'
import { writeCorpusSite } from './search/writeCorpusSite.ts'
import { writeSyntheticSite } from './writeSyntheticSite.ts'

/** How much slower the processor is than the one of this machine. */
const SLOWDOWN = 4
const HOME = resolve('.build/bench/search')

type Half = 'develop' | 'unread'

/**
 * Measures the search: how well it answers questions in four languages beside Pagefind and MiniSearch, and its cost on a config folder and
 * on a site of `pages` made-up pages. `only` names one half of the questions.
 */
export async function searchBench({ configDir, pages, only }: { configDir: string; pages: number; only: string[] }): Promise<void> {
  const halves = (only.length > 0 ? only : ['develop', 'unread']) as Half[]
  const browser = await launchBrowser()
  try {
    await compareAnswers(browser, halves)
    await measureCosts(browser, configDir, pages)
  } finally {
    await browser.close()
  }
}

async function compareAnswers(browser: Browser, halves: readonly Half[]): Promise<void> {
  const packages = join(HOME, 'packages')
  const installed = installedPackages('search/peers', packages)
  console.log(`\nAnswers to 20 questions a half, nDCG@5${'why' in installed ? ` (rivals left out: ${installed.why})` : ''}`)
  const rows: string[][] = []
  for (const language of LANGUAGES) {
    const home = join(HOME, language)
    writeCorpusSite(join(home, 'config'), language)
    await cost(join(home, 'config'), join(home, 'built'))
    const dist = join(home, 'built/dist')
    const rivals: Record<string, Rival> = { ours: oursOf(dist, language) }
    if (!('why' in installed)) {
      rivals['Pagefind'] = await pagefindOf(dist, packages, join(home, 'pagefind'), browser)
      rivals['MiniSearch'] = await miniSearchOf(corpusPages(language), packages)
    }
    for (const half of halves) {
      const asked = questions(language, half)
      const marks: string[] = []
      for (const rival of Object.values(rivals)) marks.push(figure(await markOf(rival, asked), 3))
      rows.push([`${language}, ${half}`, ...marks])
    }
    for (const rival of Object.values(rivals)) await rival.close()
  }
  console.log(table([['', 'ours', 'Pagefind', 'MiniSearch'], ...rows]))
}

async function markOf(rival: Rival, asked: readonly Question[]): Promise<number> {
  let sum = 0
  for (const { query, grades } of asked) {
    const ids = await rival.ask(query)
    const mark = ndcg(ids, grades)
    sum += mark
    if (process.env.DEBUG && mark < 0.99) console.log(`  ${figure(mark, 2)} ${query}: ${ids.slice(0, 5).join(', ')}`)
  }
  return sum / asked.length
}

function oursOf(dist: string, language: string): Rival {
  const search = createSiteSearch(language, (url) => Promise.resolve(JSON.parse(readFileSync(join(dist, url), 'utf8'))))
  return {
    ask: async (query) => (await search.find(query, false, 8)).hits.map(({ href }) => href.slice(1)),
    close: () => Promise.resolve(),
  }
}

async function measureCosts(browser: Browser, configDir: string, pages: number): Promise<void> {
  const large = join(HOME, 'large')
  rmSync(large, { recursive: true, force: true })
  mkdirSync(large, { recursive: true })
  writeSyntheticSite(join(large, 'config'), resolve('tests/fixtures/bakery'), pages)
  addSearch(join(large, 'config'))
  const sites = [
    {
      title: 'the config',
      config: configDir,
      home: join(HOME, 'shipped'),
      queries: ['price', 'time to hire', 'interveiw', 'data retention', 'scorecards'],
    },
    {
      title: `${pages} pages`,
      config: join(large, 'config'),
      home: join(large, 'built'),
      queries: ['brake', 'gear cable', 'saddel', 'front brake adjusted', 'guide 77'],
    },
  ]
  const rows: string[][] = []
  for (const { title, config, home, queries } of sites) {
    const { build, index } = await cost(config, home)
    const server = await serve({ dist: join(home, 'dist'), port: 0 })
    try {
      const bytes: number[] = []
      for (const query of queries) bytes.push(await firstQuery(browser, server.url, query))
      const waits = await answerTimes(browser, server.url, join(home, 'dist'), queries)
      rows.push([
        title,
        figure(Math.max(...bytes) / 1000, 1),
        figure(median(waits.first)),
        figure(median(waits.again)),
        figure(build / 1000, 1),
        `${figure((100 * index) / build, 1)} %`,
      ])
    } finally {
      await server.close()
    }
  }
  console.log(`\nCost; answers with a processor ${SLOWDOWN} × slower, loaded from this machine, and when loaded`)
  console.log(table([['', 'first query kB, most', 'answer ms', 'again ms', 'build s (processor)', 'of it index'], ...rows]))
}

/** Adds a search page, and its button to the header. */
function addSearch(configDir: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(configDir, file), 'utf8')) as Record<string, unknown>
  const write = (file: string, content: object) => writeFileSync(join(configDir, file), JSON.stringify(content))
  const { sections: _sections, ...page } = read('pages/404.json')
  const hero = { type: 'hero', variant: 'plain', title: 'Search', lead: 'Find a page.' }
  const description =
    'Find a page of this site by any word in it: titles, headings and text are searched, and words that are misspelt are found too.'
  write('pages/search.json', { ...page, name: 'Search', title: 'Search', description, sections: [hero, { type: 'siteSearch' }] })
  write('header.json', { ...read('header.json'), search: true })
}

/** Builds a config folder from nothing in a process of its own. */
function cost(configDir: string, home: string): Promise<Cost> {
  return new Promise((done, failed) => {
    const script = fileURLToPath(new URL('search/costRun.ts', import.meta.url))
    const child = fork(script, [configDir, home], { env: { ...process.env, NODE_ENV: 'production' } })
    let told: Cost | undefined
    child.once('message', (message) => (told = message as Cost))
    child.once('error', failed)
    child.once('exit', () => (told && existsSync(join(home, 'dist')) ? done(told) : failed(new Error(`${configDir} was not built`))))
  })
}

/** The bytes of all responses from the press of the search button to the answer of a query, in a new browser context. */
async function firstQuery(browser: Browser, url: string, query: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.mouse.move(5, 500)
    await page.waitForSelector('html[data-live]')
    await page.waitForLoadState('networkidle')
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)))
    await page.click('.search-link')
    await page.waitForSelector('dialog.search')
    await page.keyboard.insertText(query)
    await page.waitForSelector('dialog.search[data-state="answered"]')
    await page.waitForLoadState('networkidle')
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await context.close()
  }
}

/** The milliseconds of answers: of each query the first time, with the entry loaded, and once more with all its files. */
async function answerTimes(
  browser: Browser,
  url: string,
  dist: string,
  queries: readonly string[],
): Promise<{ first: number[]; again: number[] }> {
  const script = readdirSync(join(dist, 'static/js')).find((name) => /^siteSearch-.*\.js$/.test(name))!
  const [entry] = readdirSync(join(dist, 'static/data/_search')).filter((name) => name.endsWith('.json'))
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${url}/search`, { waitUntil: 'networkidle' })
    const slowed = await context.newCDPSession(page)
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await page.evaluate(
      async ([module, language, asked]) => {
        const exported = Object.values((await import(module as string)) as object) as (typeof createSiteSearch)[]
        const create = exported.find((one) => typeof one === 'function')!
        const search = create(language as string, async (address) => (await fetch(address)).json())
        await search.begin()
        const waits: { first: number[]; again: number[] } = { first: [], again: [] }
        for (const turn of ['first', 'again'] as const)
          for (const query of asked as string[]) {
            const begun = performance.now()
            await search.find(query, false, 8)
            waits[turn].push(performance.now() - begun)
          }
        return waits
      },
      [`/static/js/${script}`, entry!.replace('.json', ''), [...queries]] as const,
    )
  } finally {
    await context.close()
  }
}
