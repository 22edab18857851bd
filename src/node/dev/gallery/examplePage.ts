import { FieldTypes } from '#schemas/fieldTypes.ts'
import type { Collection } from '#src/contract/files.ts'
import type { Section } from '#src/contract/sections.ts'
import { BUILD_ID } from '#src/node/dev/buildId.ts'
import { visitFields } from '#src/node/config/parse/fields.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { entriesOf } from '#src/site/pages/lookup.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { pageUses } from '#src/site/pages/pageUses.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { GalleryType } from './galleryTypes.ts'

/** The data of an otherwise empty page that shows one example of a section type as any page of the site would. `number` counts from 1. */
export function examplePage(site: Site, { type, schema, examples }: GalleryType, number: number): PageData {
  const section = withFilesOf(site, schema, ofThisSite(site, schema, schema.parse(examples[number - 1])))
  const path = `/_gallery/${type}/${number}`
  const page: SitePage = {
    ...site.notFound,
    path,
    meta: { ...site.notFound.meta, layout: 'bare', scroll: 'top', session: 'keep', related: [], parent: undefined },
    sections: [{ ...withHtml(site, schema, section), reveal: false }],
    uses: pageUses([section], [{ file: '', keyPath: [] }], traitsOf),
    sources: [],
    // Headings for a table of contents.
    headings: { 1: ['What you get', 'How it works', 'What it costs'].map((label, index) => ({ id: `part-${index + 1}`, label })) },
  }
  if (type === 'fieldList') Object.assign(page, { collection: SAMPLE, meta: { ...page.meta, fields: sampleValues } })
  if (type === 'tableOfContents') page.sections.push({ type: 'richText', body: '', tone: 'plain', reveal: false, width: 'reading' })
  if (type === 'articleHeader' || type === 'articleFooter') Object.assign(page, sampleArticle(site))
  const data = makePageData(withSample(site, page), page, BUILD_ID)
  return { ...data, title: `${type}, example ${number}`, breadcrumb: [], sections: data.sections.slice(0, 1) }
}

const SAMPLE = '_gallery'

/** The fields of a course in bicycle repair, and their values. */
const sampleTypes = FieldTypes.parse({
  dates: { kind: 'period', label: 'Dates' },
  price: { kind: 'price', label: 'Price', currency: 'EUR' },
  level: { kind: 'choice', label: 'Level', options: [{ value: 'beginners', label: 'Beginners' }] },
  places: { kind: 'number', label: 'Places' },
  booking: { kind: 'link', label: 'Booking' },
})
const sampleValues: SitePage['meta']['fields'] = {
  dates: { start: '2026-11-03', end: '2026-11-24' },
  price: 120,
  level: 'beginners',
  places: 6,
  booking: { label: 'Book a place', href: '/' },
}

const AUTHORS = '_authors'

/** What makes a page the second part of a series in a collection of guides. */
function sampleArticle({ assets, notFound: { meta } }: Site): Partial<SitePage> {
  const photo = assets.find((asset) => asset.endsWith('.jpg'))
  return {
    file: `collections/${SAMPLE}/brakes.json`,
    collection: SAMPLE,
    meta: {
      ...meta,
      name: 'Brakes that squeal, and why',
      title: 'Brakes that squeal, and why',
      summary: 'Most of the noise is dust, and most of the dust is gone in ten minutes.',
      published: '2026-11-03',
      updated: '2026-11-12',
      authors: ['kim', 'robin'],
      tags: ['brakes', 'tools'],
      series: 'winter',
      ...(photo && { cover: { src: photo, alt: 'Two bicycles in a workshop' } }),
    },
  }
}

/** Pages that the example links to: the other parts of its series, and its authors. Their addresses are those of the gallery itself. */
function beside(page: SitePage): SitePage[] {
  const entry = (collection: string, id: string, path: string, meta: Partial<SitePage['meta']>): SitePage => ({
    ...page,
    path: `/_gallery/${path}`,
    file: `collections/${collection}/${id}.json`,
    collection,
    meta: { ...page.meta, cover: undefined, ...meta },
  })
  return [
    page,
    entry(SAMPLE, 'tyres', 'steps', { name: 'Tyres for wet roads', published: '2026-10-06', updated: '2026-10-06' }),
    entry(SAMPLE, 'lights', 'checklist', { name: 'Lights that last the way home', published: '2026-11-17', updated: '2026-11-17' }),
    entry(AUTHORS, 'kim', 'team', { name: 'Kim Sample', summary: 'Wheels and frames' }),
    entry(AUTHORS, 'robin', 'quote', { name: 'Robin Example', summary: 'Brakes and gears' }),
  ]
}

/** The site with a collection that has these fields, tags, a series and authors. */
function withSample(site: Site, page: SitePage): Site {
  const sample: Collection = {
    path: '/_gallery/{id}',
    name: 'Courses',
    defaults: {},
    fields: sampleTypes,
    authors: AUTHORS,
    tags: { brakes: { label: 'Brakes' }, tools: { label: 'Tools' } },
    series: { winter: { label: 'Through the winter', description: 'What a bicycle needs between November and March.' } },
    before: [],
    after: [],
  }
  const collections = { ...site.collections, [SAMPLE]: sample, [AUTHORS]: { ...sample, authors: undefined } }
  return page.collection === SAMPLE ? { ...site, collections, pages: [...site.pages, ...beside(page)] } : site
}

/** An example with a collection of this site if its own does not exist here. */
function ofThisSite(site: Site, schema: GalleryType['schema'], section: Section): Section {
  const hasEntries = (name: string) => entriesOf(site, name).length > 0
  const other = Object.keys(site.collections).find(hasEntries)
  return withFields(schema, section, (kind, value) => (kind === 'collection' && !hasEntries(value) ? (other ?? value) : value))
}

/** An example with its missing pictures replaced by a picture of this site. */
function withFilesOf({ assets, settings }: Site, schema: GalleryType['schema'], section: Section): Section {
  const missing = (kind: string, value: string) => kind === 'asset' && !assets.includes(value) && /\.(?:svg|png|jpg|webp)$/.test(value)
  const standIn = assets.find((asset) => /\.(?:png|jpg|webp)$/.test(asset)) ?? settings.logo.src
  return withFields(schema, section, (kind, value) => (missing(kind, value) ? standIn : value))
}

function withHtml({ settings }: Site, schema: GalleryType['schema'], section: Section): Section {
  return withFields(schema, section, (kind, value) =>
    kind === 'markdown' ? renderMarkdown(value, new Set(), settings.language).html : value,
  )
}

/** A copy of a section with other values in all fields that contain references or Markdown. */
function withFields(schema: GalleryType['schema'], section: Section, change: (kind: string, value: string) => string): Section {
  const result = structuredClone(section)
  visitFields(schema, section, (kind, value, keyPath) => {
    const parent = keyPath.slice(0, -1).reduce((inner, key) => (inner as Record<string | number, unknown>)[key], result as unknown)
    ;(parent as Record<string | number, unknown>)[keyPath.at(-1)!] = change(kind, value)
  })
  return result
}
