import { Suspense, createElement, lazy, use, useEffect } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { renderWhole } from '#src/node/render/pageWriter.ts'
import { renderFault } from '#src/node/render/renderFault.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { pageAt } from '#tests/support/bakerySite.ts'

type Server = typeof import('#src/server.tsx')
type Given = { does: string }

function Deep({ does }: Given) {
  if (does === 'throws') throw new Error('no flour')
  if (does === 'throws words') throw 'no flour' as unknown as Error
  if (does === 'asks the browser') localStorage.getItem('day')
  if (does === 'waits') use(new Promise(() => {}))
  useEffect(() => void localStorage.getItem('day'))
  return <p>{`It ${does}`}</p>
}

const Later = lazy(() => new Promise<{ default: () => null }>(() => {}))

/** What a company may write: its own section, which fails in a component below it, or below a Suspense of its own. */
function Own({ does, inside }: Given & { inside?: string }) {
  if (inside !== 'suspense') return createElement('div', {}, <Deep does={does} />)
  return <Suspense fallback="One moment">{does === 'loads code' ? <Later /> : <Deep does={does} />}</Suspense>
}

const site = loadSite('tests/fixtures/bakery').site!
const shell = makeShellData(site, '/icons.svg', 'build')
const page = makePageData(site, pageAt(site, '/visit'), 'build')
let server: Server

beforeAll(async () => {
  vi.resetModules()
  const ownViews = (['still', 'live'] as const).map((behaviour) => ({
    type: behaviour,
    behaviour,
    traits: {},
    view: () => Promise.resolve(Own),
  }))
  vi.doMock('virtual:own-sections', () => ({ ownViews }))
  vi.doMock('#src/sections/tabs/view.tsx', () => ({ default: Deep }))
  server = await import('#src/server.tsx')
  await server.prepare()
})
afterAll(() => {
  vi.doUnmock('virtual:own-sections')
  vi.doUnmock('#src/sections/tabs/view.tsx')
  vi.resetModules()
})

/** The markup of a page with a section after its opening, or why there is none. */
async function rendered(type: string, does: string, inside?: string): Promise<string> {
  const [opening, ...rest] = page.sections
  const section = { type, tone: 'plain', reveal: false, does, inside } as unknown as ViewSection
  try {
    return (await renderWhole(server, shell, { ...page, sections: [opening!, section, ...rest] }, '')).html
  } catch (error) {
    return renderFault(error).failure
  }
}

const TYPES = ['still', 'live', 'tabs']

test.each(TYPES)('a section that can be rendered is (%s)', async (type) => {
  const html = await rendered(type, 'bakes')
  expect(html).toContain('<p>It bakes</p>')
  expect(html).not.toContain('<!--$!-->')
})

test.each(TYPES)('what a component throws is told with the place and the type of its section (%s)', async (type) => {
  expect(await rendered(type, 'throws')).toBe(`section 2 (${type}): no flour`)
  expect(await rendered(type, 'throws words')).toBe(`section 2 (${type}): no flour`)
})

test.each(TYPES)('what only browsers have is told with what to do (%s)', async (type) => {
  expect(await rendered(type, 'asks the browser')).toBe(
    `section 2 (${type}): localStorage is not defined: localStorage exists only in the browser; use it in an effect or in an event handler`,
  )
})

test.each(TYPES)('a section that waits is not published empty (%s)', async (type) => {
  expect(await rendered(type, 'waits')).toMatch(/^section 2 \(\w+\): /)
})

test.each(['still', 'live'])('below a Suspense of its own, too, what is thrown is told (%s)', async (type) => {
  expect(await rendered(type, 'throws', 'suspense')).toBe(`section 2 (${type}): no flour`)
})

test('below a Suspense of its own, a live section may load code later, and a still one may not', async () => {
  expect(await rendered('live', 'loads code', 'suspense')).toContain('One moment')
  expect(await rendered('still', 'loads code', 'suspense')).toMatch(/^section 2 \(still\): it waits for a promise/)
})
