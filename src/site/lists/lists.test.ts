import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import type { Site } from '#src/site/site.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { galleryEdits, type WorkMore } from '#tests/support/galleryEdits.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

type ListView = Extract<ViewSection, { type: 'list' }>

function gallery(count: number, list: object, { at = '2026-03-01', more }: { at?: string; more?: WorkMore } = {}) {
  const loaded = loadSite(editedBakery(galleryEdits(count, { ...list }, more)), { at: Date.parse(at) })
  if (!loaded.site) throw new Error(problemsAsText(loaded.problems))
  return { ...loaded, site: loaded.site }
}

function listAt(site: Site, path: string): ListView {
  const { sections } = makePageData(site, findPage(site, path)!, '')
  return sections.find((section): section is ListView => section.type === 'list')!
}

const namesAt = (site: Site, path: string) => listAt(site, path).groups.flatMap(({ items }) => items.map(({ name }) => name))
const works = (...numbers: number[]) => numbers.map((number) => `Work ${number}`)
const pathsBelow = (site: Site, path: string) =>
  site.pages.flatMap((page) => (page.path.startsWith(`${path}/`) && page.generated ? [page.path] : []))
const newest = { sort: { by: 'published' } }

test('a list shows all entries in the order of the collection, or of a field, in either direction', () => {
  expect(namesAt(gallery(3, {}).site, '/works')).toEqual(works(1, 2, 3))
  expect(namesAt(gallery(3, newest).site, '/works')).toEqual(works(3, 2, 1))
  expect(namesAt(gallery(3, { sort: { field: 'price', direction: 'descending' } }).site, '/works')).toEqual(works(3, 2, 1))
  expect(namesAt(gallery(90, { ...newest, limit: 70 }).site, '/works')).toHaveLength(70)
})

test('entries without a value come last in both directions', () => {
  const more: WorkMore = (number) => (number === 1 ? { fields: {} } : {})
  expect(namesAt(gallery(3, { sort: { field: 'price' } }, { more }).site, '/works')).toEqual(works(2, 3, 1))
  expect(namesAt(gallery(3, { sort: { field: 'price', direction: 'descending' } }, { more }).site, '/works')).toEqual(works(3, 2, 1))
})

test('conditions select by choices, ranges, presence and days', () => {
  const shown = (fields: object) => namesAt(gallery(6, { where: { fields } }).site, '/works')
  expect(shown({ room: ['cabinet'] })).toEqual(works(1, 4))
  expect(shown({ kinds: ['painting'] })).toEqual(works(2, 4, 6))
  expect(shown({ price: { from: 102, to: 103 } })).toEqual(works(2, 3))
  expect(shown({ hung: { to: '2026-01-11' } })).toEqual(works(1, 2))
  expect(shown({ shown: { from: '2026-01-31' } })).toEqual(works(4, 5, 6))
  expect(shown({ room: false })).toEqual([])
  expect(shown({ room: ['cabinet'], price: { from: 102 } })).toEqual(works(4))
})

test('now, soon and past follow the day of the build', () => {
  const shown = (is: string[], at: string) => namesAt(gallery(4, { where: { when: { field: 'shown', is } } }, { at }).site, '/works')
  // Work 1 is shown from 6 to 16 January, work 2 from 11 to 21, work 3 from 16 to 26, work 4 from 21 to 31.
  expect(shown(['now'], '2026-01-16T23:59:00Z')).toEqual(works(1, 2, 3))
  expect(shown(['now'], '2026-01-17')).toEqual(works(2, 3))
  expect(shown(['soon'], '2026-01-16')).toEqual(works(4))
  expect(shown(['past'], '2026-01-17')).toEqual(works(1))
  expect(shown(['now', 'soon'], '2026-01-17')).toEqual(works(2, 3, 4))
})

test('the site changes by itself when an entry begins, and on the day after its end', () => {
  const { changes } = gallery(2, { where: { when: { field: 'shown', is: ['now'] } } }, { at: '2026-01-12' })
  expect(changes.last).toBe(Date.parse('2026-01-11'))
  expect(changes.later).toEqual([
    { at: '2026-01-17T00:00:00.000Z', files: ['collections/works/work-001.json'] },
    { at: '2026-01-22T00:00:00.000Z', files: ['collections/works/work-002.json'] },
  ])
})

test('groups are by choice in the order of the options, by letter, and by month', () => {
  const titles = (group: object, more: object = {}) =>
    listAt(gallery(8, { group, ...more }).site, '/works').groups.map(({ title }) => title)
  expect(titles({ by: 'field', field: 'room' })).toEqual(['Main hall', 'Cabinet', 'Garden'])
  expect(titles({ by: 'letter' })).toEqual(['W'])
  expect(titles({ by: 'month' }, newest)).toEqual(['February 2026', 'January 2026'])
  expect(titles({ by: 'year', field: 'hung' })).toEqual(['2026'])
})

test('shown fields are formatted for the language, and empty for an entry without a value', () => {
  const more: WorkMore = (number) => (number === 2 ? { fields: {} } : {})
  const { labels, groups } = listAt(gallery(2, { show: ['room', 'kinds', 'price', 'hung', 'shown', 'updated'] }, { more }).site, '/works')
  expect(labels).toEqual(['Room', 'Kind', 'Price', 'Hung on', 'On show', 'Last changed'])
  expect(groups[0]!.items.map(({ texts }) => texts)).toEqual([
    ['Cabinet', 'Print', '€101', '6 January 2026', '6 – 16 January 2026', '2 November 2026'],
    ['', '', '', '', '', '2 November 2026'],
  ])
})

const paged = { ...newest, pages: { size: 4 } }

test('pages are counted from the oldest entry; the page of the list shows the newest', () => {
  const { site } = gallery(13, paged)
  expect(pathsBelow(site, '/works')).toEqual(['/works/page/1', '/works/page/2'])
  expect(namesAt(site, '/works')).toEqual(works(13, 12, 11, 10, 9))
  expect(namesAt(site, '/works/page/2')).toEqual(works(8, 7, 6, 5))
  expect(namesAt(site, '/works/page/1')).toEqual(works(4, 3, 2, 1))
})

test('a page keeps its entries however many are added, and no entry is on two pages', () => {
  for (const count of [5, 6, 9, 10, 14, 22]) {
    const { site } = gallery(count, paged)
    const own = namesAt(site, '/works')
    const numbered = pathsBelow(site, '/works').map((path) => namesAt(site, path))
    expect([...own, ...numbered.toReversed().flat()]).toEqual(works(...Array.from({ length: count }, (_, index) => count - index)))
    expect(own.length >= Math.min(count, 2) && own.length < 6).toBe(true)
    if (count >= 6) expect(numbered[0]).toEqual(works(4, 3, 2, 1))
  }
})

test('pages of an ascending list are counted from its beginning', () => {
  const { site } = gallery(9, { sort: { by: 'name' }, pages: { size: 4 } })
  expect(pathsBelow(site, '/works')).toEqual(['/works/page/2', '/works/page/3'])
  expect(namesAt(site, '/works')).toEqual(works(1, 2, 3, 4))
  expect(namesAt(site, '/works/page/3')).toEqual(works(9))
  expect(listAt(site, '/works/page/2').links).toMatchObject({
    previous: { label: 'Page 1', href: '/works' },
    pages: [{ label: '1', name: 'Page 1' }, { label: '2' }, { label: '3' }],
  })
})

test('pages can be months or years', () => {
  const { site } = gallery(8, { ...newest, pages: { by: 'month', size: 4 } })
  expect(pathsBelow(site, '/works')).toEqual(['/works/2026/01', '/works/2026/02'])
  expect(namesAt(site, '/works')).toEqual(works(8, 7, 6, 5))
  expect(namesAt(site, '/works/2026/02')).toEqual(works(8, 7))
  expect(listAt(site, '/works/2026/02').part).toBe('February 2026')
  expect(pathsBelow(gallery(8, { ...newest, pages: { by: 'year', size: 4 } }).site, '/works')).toEqual(['/works/2026'])
})

test('a page of a list has its own title, breadcrumb and address, keeps the opening and the list, and links to its neighbours', () => {
  const { site } = gallery(13, paged)
  const page = findPage(site, '/works/page/2')!
  const data = makePageData(site, page, '')
  expect(data.title).toBe('Works of the bakery: Page 2 · Brot & Blume')
  expect(data.breadcrumb.map(({ href }) => href)).toEqual(['/', '/works', '/works/page/2'])
  expect(data.sections.map(({ type }) => type)).toEqual(['hero', 'list'])
  expect(listAt(site, '/works/page/2').links).toEqual({
    previous: { label: 'First page', href: '/works' },
    next: { label: 'Page 1', href: '/works/page/1' },
    pages: [
      { label: 'First page', name: 'First page', href: '/works' },
      { label: '2', name: 'Page 2', href: '/works/page/2', isCurrent: true },
      { label: '1', name: 'Page 1', href: '/works/page/1' },
    ],
  })
})

test('a link to a page of a list is not dead, and a file that claims its address is reported', () => {
  const link = (href: string) => ({ action: { label: 'Older works', href } })
  const codes = (edits: ReturnType<typeof galleryEdits>) =>
    loadSite(editedBakery(edits), { at: Date.parse('2026-11-20') }).problems.map(({ code }) => code)
  expect(codes(galleryEdits(13, { ...paged, ...link('/works/page/1') }))).toEqual([])
  expect(codes(galleryEdits(13, { ...paged, ...link('/works/page/7') }))).toEqual(['E_DEAD_LINK'])
  const first = galleryEdits(13, paged)
  expect(codes({ ...first, 'pages/works/page/1.json': first['pages/works.json']! })).toContain('E_PATH_TAKEN')
})

test('a calendar shows the month of the build, and long entries once', () => {
  const more: WorkMore = (number) => ({
    fields: { shown: { start: `2026-03-0${number}`, end: number === 3 ? '2026-05-01' : `2026-03-0${number + 1}` } },
  })
  const { site, changes } = gallery(3, { layout: 'calendar', sort: { field: 'shown' } }, { at: '2026-03-10', more })
  const { name, start, days, long } = listAt(site, '/works').calendar!
  expect([name, start, days.length]).toEqual(['March 2026', 7, 31])
  expect(days.slice(0, 4).map(({ entries }) => entries.map(({ label }) => label))).toEqual([works(1), works(1, 2), works(2), []])
  expect(long.map(({ label }) => label)).toEqual(works(3))
  expect(changes.later[0]!.at).toBe('2026-04-01T00:00:00.000Z')
})

test('pages of a list that has moved are redirected with it', () => {
  const redirects = JSON.stringify({ redirects: [{ from: '/art', to: '/works' }] })
  const lock = JSON.stringify({ paths: ['/art', '/art/page/1', '/works/page/1'] })
  const edits = { ...galleryEdits(13, paged), 'redirects.json': redirects, 'slugs.lock.json': lock }
  const { site, problems } = loadSite(editedBakery(edits), { at: Date.parse('2026-11-20') })
  expect(problems).toEqual([])
  expect(site!.redirects).toContainEqual({ from: '/art/page/1', to: '/works/page/1', status: 301, keepQuery: true })
})

test('a list with anchors names each entry by its id, and links may lead to it', () => {
  const link = (anchor: string) => ({ action: { label: 'The second work', href: `/works#${anchor}` } })
  const { site, problems } = gallery(2, { anchors: true, ...link('work-002') })
  expect(listAt(site, '/works').groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['work-001', 'work-002'])
  expect(problems.map(({ code }) => code)).not.toContain('E_DEAD_ANCHOR')
  const faults = (list: Record<string, unknown>) =>
    loadSite(editedBakery(galleryEdits(2, list))).problems.map(({ code, message }) => `${code} ${message}`)
  expect(faults({ ...link('work-002') }).filter((one) => one.startsWith('E_DEAD_ANCHOR'))).toHaveLength(1)
  expect(faults({ anchors: true, id: 'work-002' })).toContain('E_LIST /works already has the anchor "work-002" of an entry')
})

test('an anchor exists on the page that shows the entry', () => {
  const { site } = gallery(9, { anchors: true, pages: { size: 4 } })
  const anchors = (path: string) => [...anchorsOf(site, findPage(site, path)!)].filter((anchor) => anchor.startsWith('work-'))
  expect(anchors('/works')).toEqual(['work-001', 'work-002', 'work-003', 'work-004'])
  expect(anchors('/works/page/3')).toEqual(['work-009'])
})
