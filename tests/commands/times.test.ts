import { expect, onTestFinished, test, vi } from 'vitest'
import { validate } from '#src/node/cli/actions/validate.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { sitemapFiles } from '#src/node/render/sitemap.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'

const BEFORE = Date.parse('2026-11-15')
const DURING = Date.parse('2026-12-05')
const AFTER = Date.parse('2027-01-05')
const DECEMBER = '"publishAt": "2026-12-01", "expireAt": "2027-01-01",'

const winterLoaf = (more: string) =>
  `{ "name": "Winter loaf", "title": "Winter loaf with nuts", "description": "A dark loaf with walnuts and dried pears, baked on every Saturday of the darkest month of the year.", "summary": "Dark, with nuts.", "updated": "2026-11-02", ${more} "sections": [{ "type": "hero", "variant": "plain", "title": "Winter loaf", "lead": "With walnuts and pears." }] }`
const LOAF = 'collections/breads/winter-loaf.json'

/** The bakery with edits as it is at each moment: what visitors get, as text; and problems with their codes. */
function bakery(edits: Record<string, Edit>) {
  const dir = editedBakery(edits)
  const load = (at: number) => loadSite(dir, { at })
  const site = (at: number) => {
    const loaded = load(at)
    if (!loaded.site) throw new Error(problemsAsText(loaded.problems))
    return loaded.site
  }
  const shown = (at: number) => {
    const made = site(at)
    const pages = [...made.pages, made.notFound]
    return JSON.stringify([
      pages.map((page) => [makePageData(made, page, 'build'), head(made, page)]),
      makeShellData(made, '/icons.svg', 'build'),
      [...sitemapFiles(made)],
      (['href', 'webAddress', 'asset', 'icon'] as const).map(made.references),
    ])
  }
  const codes = (at: number) =>
    load(at).problems.map(
      ({ code, severity, file }) => `${severity} ${code} ${file.slice(file.lastIndexOf('bakery-') + 'bakery-xxxxxx/'.length)}`,
    )
  return { dir, load, site, shown, codes }
}

test('a page is in pages, menus, lists, sitemap and search-engine data only while it is live', () => {
  const { shown, site, codes } = bakery({ [LOAF]: winterLoaf(DECEMBER) })
  for (const moment of [BEFORE, AFTER]) expect(shown(moment)).not.toMatch(/winter-loaf|Winter loaf/)
  expect(findPage(site(DURING), '/breads/winter-loaf')).toBeDefined()
  expect(shown(DURING).match(/winter-loaf/g)!.length).toBeGreaterThan(5)
  for (const moment of [BEFORE, DURING, AFTER]) expect(codes(moment)).toEqual([])
})

test('a draft is never published, whatever its times say', () => {
  const { shown } = bakery({ [LOAF]: winterLoaf(`"draft": true, ${DECEMBER}`) })
  expect(shown(DURING)).not.toContain('winter-loaf')
})

test('a section is shown only while it is live, and its times reach nobody', () => {
  const { shown } = bakery({ 'pages/index.json': ['"type": "proofStrip",', `"type": "proofStrip", ${DECEMBER}`] })
  expect([BEFORE, DURING, AFTER].map((moment) => shown(moment).includes('Twenty hours of rest'))).toEqual([false, true, false])
  expect(shown(DURING)).not.toMatch(/publishAt|expireAt/)
})

test('a section of a fragment, and a whole fragment on one page, follow their times', () => {
  const inFragment = bakery({ 'fragments/order.json': ['"type":', `${DECEMBER} "type":`] })
  const onPage = bakery({ 'pages/index.json': ['"type": "fragment",', `"type": "fragment", ${DECEMBER}`] })
  const home = ({ site }: typeof onPage, at: number) => findPage(site(at), '/')!.sections.length
  const whole = home(bakery({}), DURING)
  for (const changed of [inFragment, onPage])
    expect([BEFORE, DURING, AFTER].map((moment) => home(changed, moment))).toEqual([whole - 1, whole, whole - 1])
})

test('one section takes over from another with the same anchor', () => {
  const offer = (times: string, text: string) => `{ "type": "richText", "id": "offer", ${times}, "title": "Offer", "body": "${text}" }`
  const { codes, shown } = bakery({
    'pages/index.json': [
      '{\n      "type": "proofStrip"',
      `${offer('"expireAt": "2026-12-01"', 'Autumn loaf')}, ${offer('"publishAt": "2026-12-01"', 'Advent loaf')}, {\n      "type": "proofStrip"`,
    ],
  })
  expect(codes(BEFORE)).toEqual([])
  expect(codes(DURING)).toEqual([])
  expect([/Autumn/, /Advent/].map((words) => words.test(shown(BEFORE)))).toEqual([true, false])
  expect([/Autumn/, /Advent/].map((words) => words.test(shown(DURING)))).toEqual([false, true])
})

test.each<[string, string, Edit]>([
  [
    'an item of the header',
    'header.json',
    [
      '"productTitle": "Baked today"',
      `"productTitle": "Baked today", "items": [{ "service": "Gift cards", ${DECEMBER} "location": "/visit", "icon": "gift" }]`,
    ],
  ],
  [
    'a group of the header',
    'header.json',
    [
      '"groups": [',
      `"groups": [{ "key": "gifts", "productTitle": "Gift cards", ${DECEMBER} "items": [{ "service": "Buy one", "location": "/visit", "icon": "gift" }] },`,
    ],
  ],
  ['a link of the footer', 'footer.json', ['"items": [', `"items": [{ "label": "Gift cards", ${DECEMBER} "location": "/visit" },`]],
  ['a link of the last line', 'footer.json', ['"legal": [', `"legal": [{ "label": "Gift cards", ${DECEMBER} "location": "/visit" },`]],
  ['a place of a page in a menu', 'pages/visit.json', ['"menu": "footer",', `"menu": "footer", "label": "Gift cards", ${DECEMBER}`]],
])('%s is there only while it is live', (_what, file, edit) => {
  const { shown } = bakery({ [file]: edit })
  expect([BEFORE, DURING, AFTER].map((moment) => shown(moment).includes('Gift cards'))).toEqual([false, true, false])
  expect(shown(DURING)).not.toMatch(/publishAt|expireAt/)
})

test('an icon that only something not live shows is not published', () => {
  const { site } = bakery({
    'header.json': [
      '"productTitle": "Baked today"',
      `"productTitle": "Baked today", "items": [{ "service": "Gifts", ${DECEMBER} "location": "/visit", "icon": "gift" }]`,
    ],
  })
  const icons = (at: number) =>
    site(at)
      .references('icon')
      .map(({ value }) => value)
  expect(icons(BEFORE)).not.toContain('gift')
  expect(icons(DURING)).toContain('gift')
})

const LINKED: Record<string, Edit> = {
  [LOAF]: winterLoaf(DECEMBER),
  'pages/visit.json': ['[rye loaf](/breads/rye-loaf)', '[winter loaf](/breads/winter-loaf)'],
}

test('a link to a page is a warning before it is live and an error once it has expired', () => {
  const { codes, load } = bakery(LINKED)
  expect(codes(BEFORE)).toEqual(['warning E_LINK_EARLY pages/visit.json'])
  expect(codes(DURING)).toEqual([])
  expect(codes(AFTER)).toEqual(['error E_LINK_EXPIRED pages/visit.json'])
  expect(problemsAsText(load(BEFORE).problems)).toMatch(
    /"\/breads\/winter-loaf" is not published before 2026-12-01\. Until then the link is dead. Add "publishAt": "2026-12-01" to the item with the link/,
  )
})

test('a link is not blamed while what holds it is not live', () => {
  const { codes } = bakery({
    [LOAF]: winterLoaf(DECEMBER),
    'footer.json': ['"items": [', `"items": [{ "label": "Winter loaf", ${DECEMBER} "location": "/breads/winter-loaf" },`],
  })
  for (const moment of [BEFORE, DURING, AFTER]) expect(codes(moment)).toEqual([])
})

test('a page that names a scheduled one as related is not blamed: the list leaves it out', () => {
  const { codes, shown } = bakery({
    [LOAF]: winterLoaf(DECEMBER),
    'collections/breads/spelt-crown.json': ['"order": 2,', '"order": 2, "related": ["/breads/winter-loaf", "/breads/rye-loaf"],'],
  })
  for (const moment of [BEFORE, AFTER]) {
    expect(codes(moment)).toEqual([])
    expect(shown(moment)).not.toContain('Dark, with nuts.')
  }
})

test('a redirect of a page works while the page is not live, and sleeps while it is', () => {
  const { codes, site } = bakery({
    ...LINKED,
    'redirects.json': ['"redirects": [', '"redirects": [{ "from": "/breads/winter-loaf", "to": "/breads", "status": 302 },'],
  })
  const redirected = (at: number) => site(at).redirects.map(({ from }) => from)
  expect([BEFORE, DURING, AFTER].map((moment) => redirected(moment).includes('/breads/winter-loaf'))).toEqual([true, false, true])
  expect(codes(DURING)).toEqual([])
  expect(codes(AFTER)).toEqual(['warning E_LINK_REDIRECTED pages/visit.json'])
})

test('what will stop a build later is told now, with the moment, as a warning', () => {
  const { dir, load } = bakery(LINKED)
  const ahead = (at: number) => loadSite(dir, { at, ahead: true }).problems
  expect(load(DURING).problems).toEqual([])
  const later = ahead(DURING)
  expect(later).toHaveLength(1)
  expect(later[0]).toMatchObject({
    code: 'E_LINK_EXPIRED',
    severity: 'warning',
    message: 'from 2027-01-01T00:00:00Z on, "/breads/winter-loaf" expired at 2027-01-01',
  })
  expect(ahead(AFTER)).toEqual(load(AFTER).problems)
})

test('a fault in the text of a page that is not live yet is told at once', () => {
  const { codes } = bakery({
    [LOAF]: winterLoaf(DECEMBER).replace(
      'pears." }]',
      'pears." }, { "type": "richText", "title": "More", "body": "[Run](javascript:run)" }]',
    ),
  })
  expect(codes(BEFORE)).toEqual([`error E_URL_SCHEME ${LOAF}`])
})

test('the moments at which the site changes are known, with the files that say so; a draft changes nothing', () => {
  const { load } = bakery({
    [LOAF]: winterLoaf(DECEMBER),
    'collections/breads/bun.json': winterLoaf('"draft": true, "publishAt": "2026-12-10",').replaceAll('Winter loaf', 'Bun'),
    'footer.json': ['"items": [', '"items": [{ "label": "Gift cards", "publishAt": "2026-12-01T01:00:00+01:00", "location": "/visit" },'],
  })
  expect(load(BEFORE).changes).toEqual({
    last: null,
    later: [
      { at: '2026-12-01T00:00:00.000Z', files: [LOAF, 'footer.json'] },
      { at: '2027-01-01T00:00:00.000Z', files: [LOAF] },
    ],
  })
  expect(load(DURING).changes).toMatchObject({ last: Date.parse('2026-12-01'), later: [{ at: '2027-01-01T00:00:00.000Z' }] })
  expect(load(AFTER).changes).toMatchObject({ later: [] })
})

test.each(['"draft": true', '"publishAt": "2026-12-01"', '"expireAt": "2026-11-01"'])(
  'the home page with %s is an error at that line',
  (line) => {
    const { codes } = bakery({ 'pages/index.json': ['"icon": "wheat"', `"icon": "wheat",\n  ${line}`] })
    expect(codes(BEFORE)).toContain('error E_ALWAYS_SHOWN pages/index.json')
  },
)

const HOURS = '"hours": [{ "days": ["monday"], "opens": "08:00", "closes": "18:00" }]'
const DAYS = ['20', '21', '22', '23', '24', '25'].map((day) => `{ "name": "Fair ${day}", "from": "2026-12-${day}" }`).join(', ')
const SHOP = `{ "type": "place", "title": "Come by", "name": "The shop", "address": { "street": "Am Markt 2", "city": "Lindenau", "country": "Germany" }, ${HOURS},
  "seasons": [{ "name": "Winter", "from": "12-01", "to": "02-28", ${HOURS.replace('08:00', '10:30')} }],
  "specialDays": [${DAYS}] },`

test('seasons and special days are shown as they are on the day, and the site says when they change', () => {
  const { load, shown } = bakery({ 'pages/index.json': ['    {\n      "type": "proofStrip"', `${SHOP} { "type": "proofStrip"`] })
  expect(shown(BEFORE)).toContain('"from":"2026-12-01","to":"2027-02-28"')
  expect(shown(BEFORE)).toContain('"isNow":false')
  expect(shown(DURING)).toContain('"isNow":true')
  expect(shown(AFTER)).toContain('"from":"2026-12-01","to":"2027-02-28"')
  expect(shown(DURING)).toContain('Fair 20')
  const { last, later } = load(DURING).changes
  expect(last).toBe(Date.parse('2026-12-01'))
  expect([later[0]!.at, later[6]!.at]).toEqual(['2026-12-21T00:00:00.000Z', '2027-03-01T00:00:00.000Z'])
})

test('opening hours that change do not hide problems that come later', () => {
  const { dir } = bakery({
    ...LINKED,
    'site.json': ['"legalName": "Brot & Blume"', `"legalName": "Brot & Blume", "specialDays": [${DAYS}]`],
  })
  expect(loadSite(dir, { at: DURING, ahead: true }).problems.map(({ code }) => code)).toEqual(['E_LINK_EXPIRED'])
})

test('a bakery without times knows no moments', () => {
  expect(bakery({}).load(BEFORE).changes).toEqual({ last: null, later: [] })
})

test('validate looks at a moment, and ahead of it', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
  const { dir } = bakery(LINKED)
  const said = async (at: number) => [await validate({ configDir: dir, at }), printed.mock.lastCall![0] as string] as const
  const [during, ahead] = await said(DURING)
  expect(during).toBe(0)
  expect(ahead).toContain('warning E_LINK_EXPIRED')
  expect(ahead).toContain('from 2027-01-01T00:00:00Z on,')
  const [after, then] = await said(AFTER)
  expect(after).toBe(1)
  expect(then).toContain('error E_LINK_EXPIRED')
})
