import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { examplePage } from '#src/node/dev/gallery/examplePage.ts'
import { galleryTypes } from '#src/node/dev/gallery/galleryTypes.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

type Server = typeof import('#src/server.tsx')

const site = loadSite(HARBOUR, { at: Date.parse('2026-11-20') }).site!
const shell = makeShellData(site, '/icons.svg', 'build')
const code = ['src', 'schemas']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** How many pages of each shape there are: enough that most are repeated. */
const PAGES = 6

let whole: Server
let repeating: Server

beforeAll(async () => {
  whole = await import('#src/server.tsx')
  await whole.prepare()
  vi.resetModules()
  repeating = await import('#src/server.tsx')
  await repeating.prepare(code)
}, 60_000)

/** Other words than those at hand, now longer, now shorter, with signs that HTML escapes; what is no words stays. */
function otherWords<Value>(value: Value, turn: number): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => otherWords(item, turn)) as Value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'type' ? (item as unknown) : otherWords<unknown>(item, turn)]),
    ) as Value
  if (typeof value !== 'string' || !/^\p{Lu}.* /u.test(value)) return value
  const endings = ['', ' & more', ' “of all”', ` number ${turn}`, ` <than ${turn}>`, " baker's dozen of them, each one for a reason", ' 9']
  return (turn % 3 === 2 ? value.split(' ')[0]! : value + endings[turn % endings.length]!) as Value
}

/** Both ways of rendering each of the pages, and what went wrong where something did. */
function bothWays(pages: readonly PageData[]): [unknown[], unknown[]] {
  const rendered = (server: Server) =>
    pages.map((data) => {
      try {
        return server.renderPage(shell, data, '')
      } catch (error) {
        return String(error)
      }
    })
  return [rendered(repeating), rendered(whole)]
}

test.for(galleryTypes().map((type) => [type.type, type] as const))('sections of type %s say the same for any words', ([, type]) => {
  for (const example of type.examples.keys()) {
    const data = examplePage(site, type, example + 1)
    const [opening] = data.sections
    const pages = Array.from({ length: PAGES }, (_, turn) => {
      const words = otherWords(opening!, turn)
      return { ...data, path: `/page-${turn}`, breadcrumb: [{ label: `Above ${turn}`, href: '/above' }], sections: [words, { ...words }] }
    })
    const [again, anew] = bothWays(pages)
    expect(again).toEqual(anew)
  }
})

test('the pages of a whole site say the same', () => {
  const pages = [...site.pages, site.notFound].map((page) => makePageData(site, page, 'build'))
  const [again, anew] = bothWays([...pages, ...[1, 2].flatMap((turn) => pages.map((page) => otherWords(page, turn)))])
  expect(again).toEqual(anew)
})
