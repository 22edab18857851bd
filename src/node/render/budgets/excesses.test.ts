import { expect, test } from 'vitest'
import type { Budget } from '#schemas/budget.ts'
import { describeExcesses } from './describeExcesses.ts'
import { excesses } from './excesses.ts'
import type { PageWeight, Weight } from './Weight.ts'

const nothing: Weight = { scripts: 0, styles: 0, html: 0, pictures: 0 }
const page = (weight: Partial<Weight>): PageWeight => ({
  path: '/products/qscreen',
  kind: 'Product',
  file: 'dist/products/qscreen/index.html',
  types: ['hero', 'gallery', 'featureRows'],
  live: [],
  weight: { ...nothing, ...weight },
})
const shares: Weight[] = [nothing, { ...nothing, pictures: 12_000 }, { ...nothing, pictures: 41_000 }]
const found = (budgets: Budget[], weight: Partial<Weight>) => excesses(budgets, [page(weight)], () => shares)

test('G20 a page within its budgets is no excess, one byte more is', () => {
  expect(found([{ pictures: 400, scripts: 10 }], { pictures: 400_000, scripts: 10_000 })).toEqual([])
  expect(found([{ pictures: 400 }], { pictures: 400_001 })).toHaveLength(1)
})

test('G20 budgets for other pages are not asked', () => {
  expect(found([{ kind: 'Article', pictures: 1 }], { pictures: 400_000 })).toEqual([])
})

test('G20 a page keeps to every budget that fits it', () => {
  const budgets: Budget[] = [{ html: 100 }, { kind: 'Product', html: 50, sections: 2 }]
  expect(found(budgets, { html: 60_000 }).map(({ budget, measure }) => [budget, measure])).toEqual([
    [1, 'html'],
    [1, 'sections'],
  ])
})

test('G20 the message names the section that adds most, the page, the excess, the budget and what to do', () => {
  expect(describeExcesses(found([{}, { path: '/products/*', pictures: 400 }] as Budget[], { pictures: 441_000 }))).toBe(
    'section `featureRows` adds 41 kB to /products/qscreen, which has 441 kB of pictures in total: 41 kB more than the 400 kB of ' +
      'budgets.1.pictures in site.json. Next: `gallery` 12 kB.\n  Show fewer or smaller pictures, or raise the budget.',
  )
})

test('G20 where no section adds anything, and for sections themselves, the page is named', () => {
  const said = describeExcesses(found([{ styles: 20, sections: 2 }], { styles: 21_500 }))
  expect(said).toContain('/products/qscreen has 22 kB of styles, none of it from sections: 1.5 kB more than the 20 kB of budgets.0.styles')
  expect(said).toContain('/products/qscreen has 3 sections: 1 more than the 2 of budgets.0.sections')
})

test('H10.7 of several sections of one type it is told which one adds so much', () => {
  const twice: PageWeight = { ...page({ pictures: 441_000 }), types: ['hero', 'gallery', 'gallery'] }
  expect(describeExcesses(excesses([{ pictures: 400 }], [twice], () => shares))).toMatch(
    /^section `gallery` \(section 3 of the page\) adds 41 kB .* Next: `gallery` \(section 2 of the page\) 12 kB\./,
  )
})

test('H10.7 a small excess is told in bytes', () => {
  const said = (pictures: number) => /: (\S+ \S+ more)/.exec(describeExcesses(found([{ pictures: 400 }], { pictures })))?.[1]
  expect([400_001, 400_016, 400_999, 401_000].map(said)).toEqual(['1 byte more', '16 bytes more', '999 bytes more', '1.0 kB more'])
})

test('G20 of many excesses the first are told, and how many more there are', () => {
  const many = excesses(
    [{ html: 1 }],
    Array.from({ length: 30 }, () => page({ html: 2000 })),
    () => shares,
  )
  expect(describeExcesses(many)).toMatch(/… and 10 more\.$/)
})
