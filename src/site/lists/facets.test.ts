import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import type { Site } from '#src/site/site.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { galleryEdits, type WorkMore } from '#tests/support/galleryEdits.ts'

type ListView = Extract<ViewSection, { type: 'list' }>

function gallery(count: number, list: object, more?: WorkMore) {
  const { site, problems } = loadSite(editedBakery(galleryEdits(count, { ...list }, more)), { at: Date.parse('2026-11-20') })
  if (!site) throw new Error(problemsAsText(problems))
  return { site, problems }
}

const listAt = (site: Site, path: string) =>
  makePageData(site, findPage(site, path)!, '').sections.find((section): section is ListView => section.type === 'list')!
const namesAt = (site: Site, path: string) => listAt(site, path).groups.flatMap(({ items }) => items.map(({ name }) => name))
const works = (...numbers: number[]) => numbers.map((number) => `Work ${number}`)
const pathsBelow = (site: Site, path: string) =>
  site.pages.flatMap((page) => (page.path.startsWith(`${path}/`) && page.generated ? [page.path.slice(path.length)] : []))
const valuesAt = (site: Site, path: string) =>
  listAt(site, path).filter!.facets.map(({ label, values }) => [label, ...values.map((value) => [value.label, value.count])])

test('each value that entries have is a page with these entries, below the page of the list', () => {
  const { site, problems } = gallery(6, { facets: ['room', 'kinds'] })
  expect(problems).toEqual([])
  expect(pathsBelow(site, '/works')).toEqual(['/kinds/painting', '/kinds/print', '/room/cabinet', '/room/garden', '/room/main-hall'])
  expect(namesAt(site, '/works')).toEqual(works(1, 2, 3, 4, 5, 6))
  expect(namesAt(site, '/works/room/cabinet')).toEqual(works(1, 4))
  expect(namesAt(site, '/works/kinds/painting')).toEqual(works(2, 4, 6))
})

test('a value without entries has no page', () => {
  expect(pathsBelow(gallery(1, { facets: ['room'] }).site, '/works')).toEqual(['/room/cabinet'])
})

test('choices are in the order of their options, with their numbers of entries on the page of the list only', () => {
  const { site } = gallery(6, { facets: ['room', 'kinds'] })
  expect(valuesAt(site, '/works')).toEqual([
    ['Room', ['Main hall', 2], ['Cabinet', 2], ['Garden', 2]],
    ['Kind', ['Painting', 3], ['Print', 4]],
  ])
  expect(valuesAt(site, '/works/room/cabinet')[0]).toEqual([
    'Room',
    ['Main hall', undefined],
    ['Cabinet', undefined],
    ['Garden', undefined],
  ])
})

test('dates and periods are years, the latest first; a period counts for each of its years', () => {
  const shown: WorkMore = (number) => ({
    fields: { shown: { start: `202${number}-12-01`, ...(number < 3 && { end: `202${number + 1}-02-01` }) } },
  })
  expect(valuesAt(gallery(3, { facets: ['shown'] }, shown).site, '/works')).toEqual([['On show', ['2023', 2], ['2022', 2], ['2021', 1]]])
  expect(valuesAt(gallery(3, { facets: ['published'] }).site, '/works')).toEqual([['Published', ['2026', 3]]])
})

test('topics and references are in the order of their names', () => {
  const topics: WorkMore = (number) => ({ topics: number === 1 ? ['Oil & canvas'] : ['Ink', 'Oil & canvas'] })
  const { site } = gallery(2, { facets: ['topics'] }, topics)
  expect(valuesAt(site, '/works')).toEqual([['Topics', ['Ink', 1], ['Oil & canvas', 2]]])
  expect(pathsBelow(site, '/works')).toEqual(['/topics/ink', '/topics/oil-canvas'])
  expect(namesAt(site, '/works/topics/ink')).toEqual(works(2))
})

test('the page of a value has its own title and breadcrumb, is left out by search engines, and links may lead to it', () => {
  const { site, problems } = gallery(6, { facets: ['room'], action: { label: 'In the cabinet', href: '/works/room/cabinet' } })
  expect(problems).toEqual([])
  const page = findPage(site, '/works/room/cabinet')!
  const data = makePageData(site, page, '')
  expect(page.meta.noindex).toBe(true)
  expect(data.title).toBe('Works of the bakery: Cabinet · Brot & Blume')
  expect(data.breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Works', 'Cabinet'])
  expect(data.sections.map(({ type }) => type)).toEqual(['hero', 'list'])
})

test('the values of a list with several pages have several pages, too', () => {
  const { site } = gallery(30, { facets: ['room'], sort: { by: 'name' }, pages: { size: 4 } })
  expect(pathsBelow(site, '/works').filter((path) => path.startsWith('/room/garden'))).toEqual([
    '/room/garden',
    '/room/garden/page/2',
    '/room/garden/page/3',
  ])
  expect(namesAt(site, '/works/room/garden/page/3')).toEqual(works(5, 8))
  expect(listAt(site, '/works/room/garden/page/2').links!.next).toEqual({ label: 'Page 3', href: '/works/room/garden/page/3' })
  expect(makePageData(site, findPage(site, '/works/room/garden/page/2')!, '').breadcrumb.map(({ href }) => href)).toEqual([
    '/',
    '/works',
    '/works/room/garden',
    '/works/room/garden/page/2',
  ])
})

test('a second list with facets, a calendar with facets and a field named like the search are reported', () => {
  const codes = (list: object, more: object[] = []) => {
    const edits = galleryEdits(4, { ...list })
    const lists = [{ type: 'list', title: 'All works', collection: 'works', ...list }, ...more]
    const sections = [{ type: 'hero', variant: 'plain', title: 'Works on the wall', lead: 'Pictures that hang in the shop.' }, ...lists]
    edits['pages/works.json'] = bakeryPage('Works', { menus: [{ menu: 'footer', column: 'shop' }], sections })
    return loadSite(editedBakery(edits), { at: Date.parse('2026-11-20') }).problems.map(({ code, message }) => `${code} ${message}`)
  }
  const other = { type: 'list', title: 'Found works', collection: 'works', search: true }
  expect(codes({ facets: ['room'] }, [other])).toEqual(['E_LIST another list of this page already has facets or search'])
  expect(codes({ facets: ['room'], layout: 'calendar', sort: { field: 'hung' } })).toEqual(['E_LIST a calendar cannot be narrowed'])
  expect(codes({ facets: ['price'] })).toEqual(['E_LIST "price" is a field of kind price'])
})
