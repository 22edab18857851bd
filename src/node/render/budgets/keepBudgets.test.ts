import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Budget } from '#schemas/budget.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { keepBudgets } from './keepBudgets.ts'
import type { ScriptWeights } from './scriptWeights.ts'
import type { WeighedPage } from './Weight.ts'

const scripts: ScriptWeights = { of: (live) => 90_000 + live.length * 30_000, added: () => 30_000 }

const STYLES = 'body{margin:0}.css-a{color:red}'

/** A built site of one page with a gallery and a form, and its `styles` as its head has them; gives what is too heavy, and the report. */
function kept(budgets: Budget[], { name = 'Brot & <Blume>', styles = `<style>${STYLES}</style>` } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'budgets-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  const write = (url: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, url)), { recursive: true })
    writeFileSync(join(dist, url), content)
  }
  write('/assets/oven.jpg', Buffer.alloc(70_000))
  write('/assets/map.svg', 'x'.repeat(9000))
  write('/assets/map.svg.gz', 'x'.repeat(900))
  write('/static/css/page-a.css', STYLES)
  write('/static/css/page-a.css.br', 'x'.repeat(20))
  write(
    '/breads/index.html',
    `<head>${styles}</head><main><section data-section="0"><picture><img src="/assets/oven.jpg"></picture></section>` +
      '<section data-section="1"><p class="css-a">Order</p><img src="/assets/map.svg"></section></main>',
  )
  const page: WeighedPage = {
    path: '/breads',
    kind: 'Product',
    file: join(dist, 'breads/index.html'),
    types: ['gallery', 'form'],
    live: ['form'],
  }
  const { settings } = bakerySite()
  const report = join(dist, 'weights.html')
  const { excesses: found, figures } = keepBudgets({ settings: { ...settings, name, budgets } }, dist, [page], scripts, report)
  return { found, figures, report: readFileSync(report, 'utf8') }
}

test('G20 pictures count as they are sent, and with the section that shows them', () => {
  const [excess, ...others] = kept([{ pictures: 50 }]).found
  expect(others).toEqual([])
  expect(excess).toMatchObject({
    path: '/breads',
    measure: 'pictures',
    found: 70_900,
    adds: [
      { type: 'gallery', bytes: 70_000 },
      { type: 'form', bytes: 900 },
    ],
  })
})

test('G20 JavaScript counts with the live section that needs it', () => {
  expect(kept([{ scripts: 100 }]).found).toMatchObject([{ measure: 'scripts', found: 120_000, adds: [{ type: 'form', bytes: 30_000 }] }])
})

test('G20 styles and HTML count with the section they are for', () => {
  const found = kept([{ styles: 0.01, html: 0.01 }]).found
  expect(found.map(({ measure }) => measure)).toEqual(['styles', 'html'])
  expect(found[0]!.adds.map(({ type }) => type)).toEqual(['form'])
  expect(found[1]!.adds.map(({ type }) => type).sort()).toEqual(['form', 'gallery'])
})

test('G20 styles in a file count as they are sent, with the section they are for, and not as HTML', () => {
  const budgets = [{ styles: 0.01, html: 0.01 }]
  const [inFile, html] = kept(budgets, { styles: '<link rel="stylesheet" href="/static/css/page-a.css">' }).found
  expect(inFile).toMatchObject({ measure: 'styles', found: 20, adds: [{ type: 'form', bytes: 11 }] })
  const ofForm = (adds: { type: string; bytes: number }[]) => adds.find(({ type }) => type === 'form')!.bytes
  expect(ofForm(html!.adds)).toBe(ofForm(kept(budgets).found[1]!.adds) - '.css-a{color:red}'.length)
})

test('G20 each limit is told with its heaviest page, and how many pages keep it', () => {
  const heaviest = { path: '/breads', amount: '71 kB' }
  expect(
    kept([
      { kind: 'Product', pictures: 50, sections: 9 },
      { path: '/none', html: 1 },
    ]).figures,
  ).toEqual([
    { pages: 'kind Product', what: 'Pictures', allowed: '50 kB', heaviest, over: 1, of: 1 },
    { pages: 'kind Product', what: 'Sections', allowed: '9', heaviest: { path: '/breads', amount: '2' }, over: 0, of: 1 },
    { pages: '/none', what: 'HTML', allowed: '1.0 kB', heaviest: null, over: 0, of: 0 },
  ])
})

test('G20 the report shows each section of the heaviest page, needs no other file, and runs nothing', () => {
  const { report } = kept([{ kind: 'Product', pictures: 50, sections: 9 }])
  for (const shown of ['gallery 70 kB', 'kind Product', '1 of 1 over', 'within: 1', 'Brot &amp; &lt;Blume&gt;', '<svg '])
    expect(report).toContain(shown)
  expect(report).not.toMatch(/<script|<link|url\(|\son\w+=|https?:/)
})
