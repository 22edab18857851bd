import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { replaced } from '#src/node/render/incremental/frameTexts.ts'
import type { Reason } from '#src/node/render/incremental/rebuildReasons.ts'
import { makePages } from '#src/node/render/incremental/makePages.ts'
import { pageUses } from '#src/site/pages/pageUses.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { siteParts } from '#src/node/render/incremental/siteParts.ts'
import type { SiteRecord } from '#src/node/render/incremental/siteRecord.ts'
import type { Frame } from '#src/node/render/pageWriter.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import type { WrittenFile } from '#src/node/render/writePage.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { PageKind, PageMeta, Site, SitePage } from '#src/site/site.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { isThorough } from '#tests/support/sampled.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

const whole = loadSite(HARBOUR, { at: Date.parse('2026-11-20') }).site!
/** Pages of every kind, and a third of those of each: 200 series of edits say as much of them, in a third of the time. */
const harbour = withPages(
  whole,
  whole.pages.filter(
    ({ collection, sections }, place) => !collection || place % 3 === 0 || sections.some(({ type }) => type === 'pricingPlans'),
  ),
)

/** What was written for a page. */
type Written = { document: string; data: string }
type Built = { pages: Map<string, Written>; record: SiteRecord }

const nothing: WrittenFile = { bytes: 1, br: 0, gz: 0, sums: [''] }

function frameOf(site: Site): Frame {
  const shell = makeShellData(site, '/icons.svg', `build of ${site.settings.name}`)
  const rest = { language: 'en', baseCss: '', baseCssHash: '', preloads: [], announcement: undefined, template: '' }
  return { ...rest, daysKept: 30, icons: { favicon: '/f.svg', themeColor: '#000' }, hosts: siteHosts(site), shell }
}

/** Builds a site as `buildSite` does, after an earlier build or from nothing, with all that the renderer is given in place of documents. */
async function build(edited: Site, earlier?: Built): Promise<Built> {
  // Each build reads config anew, so that nothing is known of its pages but what they are made from.
  const read = (page: SitePage): SitePage => ({
    ...page,
    key: valueHash([page.meta, page.sections, page.headings]),
    uses: pageUses(page.sections, page.sources, traitsOf),
  })
  const site = { ...edited, pages: edited.pages.map(read), notFound: read(edited.notFound) }
  const frame = frameOf(site)
  const parts = siteParts(site, frame, {})
  const { footer, ...others } = frame.shell
  const texts = { template: '', footer: JSON.stringify(footer) }
  const pages = new Map<string, Written>()
  const none: Reason = { kind: 'no record', words: 'there is none' }
  const made = await makePages({
    site,
    pages: [...site.pages, site.notFound],
    build: frame.shell.build,
    parts,
    texts: { [site.settings.language]: texts },
    before: earlier?.record ?? none,
    cardOf: () => undefined,
    sourcesOf: ({ file, key }) => [[`=${file}`, key]],
    folder: 'config',
    staged: {
      keep(path, _, what) {
        const before = earlier!.pages.get(path)!
        pages.set(path, what === 'both' ? before : ({ document: '', ...pages.get(path), [what]: before[what] } as Written))
        return true
      },
      keepStyle: () => true,
      published: (url) => url,
    },
    write(tasks, onResult) {
      for (const task of tasks) {
        if ('pairs' in task) {
          const { path, pairs } = task
          const document = replaced(earlier!.pages.get(path)!.document, pairs)
          if (document !== undefined) pages.set(path, { ...pages.get(path)!, document })
          const rewritten = { path, document: nothing, style: undefined, data: undefined, packMs: 0 }
          onResult(document === undefined ? { path, unlike: true } : rewritten)
          continue
        }
        const { path, withData, data, head } = task
        const { layout } = JSON.parse(data) as PageData
        pages.set(path, {
          document: JSON.stringify([data, head, { ...frame, shell: others }]) + (layout === 'main' ? texts.footer : ''),
          data: withData ? data : pages.get(path)!.data,
        })
        onResult({ path, document: nothing, style: undefined, data: withData ? nothing : undefined, packMs: 0 })
      }
      return Promise.resolve()
    },
  })
  expect([...made.history.made.keys(), ...made.history.kept.keys()].sort()).toEqual([...pages.keys()].sort())
  const record = {
    code: '',
    packing: '',
    parts,
    texts: { [site.settings.language]: texts },
    lists: made.lists,
    sources: made.sources,
    assets: {},
    others: {},
    served: { redirects: [], csp: {}, security: {} },
    carried: {},
    pages: made.pages,
    published: '',
  }
  // As it comes back from the disk.
  return { pages, record: JSON.parse(JSON.stringify(record)) as SiteRecord }
}

type Edit = (site: Site) => Site

function withPages(site: Site, pages: SitePage[]): Site {
  return { ...site, pages: pages.toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
}

const atPage =
  (index: number, edit: (page: SitePage, site: Site) => SitePage | SitePage[]): Edit =>
  (site) =>
    withPages(
      site,
      site.pages.flatMap((page, place) => (place === index % site.pages.length ? edit(page, site) : page)),
    )

const word = fc.constantFrom('Tide', 'Quay', 'Mole', 'Buoy', 'Anchor')
const place = fc.nat({ max: 200 })
const kinds: PageKind[] = ['WebPage', 'Product', 'Service', 'Article', 'SoftwareTool', 'CollectionPage', 'DefinedTerm']

const metas: fc.Arbitrary<(site: Site) => Partial<PageMeta>> = fc.oneof(
  fc
    .record({ field: fc.constantFrom('name' as const, 'title' as const, 'description' as const, 'summary' as const), word })
    .map(({ field, word }) => () => ({ [field]: word })),
  fc
    .constantFrom('2026-01-01', '2026-10-10')
    .chain((day) => fc.constantFrom<Partial<PageMeta>>({ updated: day }, { published: day }))
    .map((meta) => () => meta),
  fc.constantFrom('anchor', 'ship').map((icon) => () => ({ icon })),
  word.map((topic) => () => ({ topics: [topic] })),
  fc.nat({ max: 5 }).map((order) => () => ({ order })),
  fc.constantFrom(...kinds).map((kind) => () => ({ kind })),
  fc.boolean().map((noindex) => () => ({ noindex })),
  place.map((other) => (site: Site) => ({ parent: site.pages[other % site.pages.length]!.path })),
  place.map((other) => (site: Site) => ({ related: [site.pages[other % site.pages.length]!.path] })),
  fc.constant(() => ({ menus: [] })),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(place, metas).map(([at, meta]) => atPage(at, (page, site) => ({ ...page, meta: { ...page.meta, ...meta(site) } }))),
  },
  {
    weight: 2,
    // A text of a section, prices among them.
    arbitrary: fc.tuple(place, word).map(([at, word]) =>
      atPage(at, (page) => ({
        ...page,
        sections: JSON.parse(
          JSON.stringify(page.sections)
            .replace(/"title":"/, `"title":"${word} `)
            .replace(/"monthly":\d/, '"monthly":7'),
        ) as SitePage['sections'],
      })),
    ),
  },
  // The sections of another page, or none.
  fc
    .tuple(place, place)
    .map(([at, other]) => atPage(at, (page, site) => ({ ...page, sections: site.pages[other % site.pages.length]!.sections }))),
  place.map((at) => atPage(at, (page) => ({ ...page, sections: [] }))),
  place.map((at) => atPage(at, (page) => (page.path === '/' ? page : []))),
  fc.tuple(place, word).map(([at, word]) =>
    atPage(at, (page, site) => {
      const path = `${page.path === '/' ? '' : page.path}/${word.toLowerCase()}`
      return site.pages.some((other) => other.path === path) ? page : [page, { ...page, path, file: `pages${path}.json` }]
    }),
  ),
  fc.tuple(place, word).map(([at, word]) =>
    atPage(at, (page, site) => {
      const path = `/${word.toLowerCase()}`
      return page.path === '/' || site.pages.some((other) => other.path === path) ? page : { ...page, path }
    }),
  ),
  fc.constantFrom('header' as const, 'footer' as const).map((part): Edit => (site) => ({
    ...site,
    [part]: JSON.parse(JSON.stringify(site[part]).replace('"label":"', '"label":"X ')) as never,
  })),
  word.map((word): Edit => (site) => ({ ...site, settings: { ...site.settings, titleSuffix: word } })),
  word.map((word): Edit => (site) => ({ ...site, settings: { ...site.settings, words: { ...site.settings.words, home: word } } })),
)

/** A guard against hanging only: two hundred series take a quarter of a minute, and to find the smallest that fails takes longer. */
const PATIENCE_MS = 300_000

test(
  'G21 after any series of edits, the pages are those that a build from nothing makes',
  async () => {
    const first = await build(harbour)
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 5 }), async (series) => {
        let [site, built] = [harbour, first]
        for (const edit of series) {
          site = edit(site)
          built = await build(site, built)
        }
        const cold = await build(site)
        expect(Object.fromEntries(built.pages)).toEqual(Object.fromEntries(cold.pages))
        expect(built.record).toEqual(cold.record)
      }),
      bounds(isThorough ? 200 : 25, PATIENCE_MS / 2000),
    )
  },
  PATIENCE_MS,
)

test('G21 a page is made again only for what it shows', async () => {
  const first = await build(harbour)
  const made = async (edit: Edit) => {
    const { pages } = await build(edit(harbour), first)
    return [...pages].filter(([path, { document }]) => document !== first.pages.get(path)?.document).map(([path]) => path)
  }
  const at = harbour.pages.findIndex(({ collection }) => collection !== undefined)
  const { path } = harbour.pages[at]!
  expect(await made(atPage(at, (page) => ({ ...page, sections: page.sections.slice(1) })))).toEqual([path])
  expect(await made(atPage(at, (page) => ({ ...page, meta: { ...page.meta, title: 'Another title' } })))).toEqual([path])
})

test('G21 prices reach the pages that say them, from below and from above', async () => {
  const priced = harbour.pages.find(({ sections }) => sections.some(({ type }) => type === 'pricingPlans'))!
  const meta = { ...priced.meta, parent: undefined }
  const product: SitePage = { ...priced, path: '/oar', file: 'pages/oar.json', sections: [], meta: { ...meta, kind: 'Product' } }
  const prices: SitePage = { ...priced, path: '/oar/prices', file: 'pages/oar/prices.json', meta: { ...meta, kind: 'WebPage' } }
  const steps = [
    [product],
    [product, { ...prices, sections: [] }],
    [product, prices],
    [{ ...product, meta: { ...product.meta, kind: 'Article' as const } }, prices],
    [product, prices],
    [prices],
  ]
  let built = await build(harbour)
  for (const [index, pages] of steps.entries()) {
    const site = withPages(harbour, [...harbour.pages, ...pages])
    built = await build(site, built)
    const cold = await build(site)
    expect(Object.fromEntries(built.pages), `step ${index}`).toEqual(Object.fromEntries(cold.pages))
  }
})
