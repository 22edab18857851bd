import { sentAddress } from '#src/site/redirects/sentAddress.ts'
import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { BYTES, TYPES } from '#src/node/hosting/fileHeaders.ts'
import type { StagedSite } from '#src/node/render/incremental/stagedSite.ts'
import { authorsOf } from '#src/site/articles/authorsOf.ts'
import { tagLabels } from '#src/site/articles/tagLabels.ts'
import { feedId } from '#src/site/feeds/feedId.ts'
import { FEED_FORMATS, type SiteFeed, feedDay, feedUpdated, siteFeeds } from '#src/site/feeds/siteFeeds.ts'
import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { FeedsRecord } from './FeedsRecord.ts'
import type { Enclosure, FeedDocument, FeedItem } from './FeedItem.ts'
import { atom, atomEntry } from './atom.ts'
import { feedContent } from './feedContent.ts'
import { type FeedPart, MOST_BYTES, feedDocuments } from './feedDocuments.ts'
import { jsonFeed, jsonItem } from './jsonFeed.ts'
import { rss, rssItem } from './rss.ts'
import { xmlText } from './xmlText.ts'

/** The inputs of feeds. `root` is the staging folder, which contains all files but feeds. */
export type FeedsMaking = {
  site: Site
  root: string
  staged: Pick<StagedSite, 'put' | 'keepOther'>
  /** The hash of the document of a page; undefined if this build does not write it. */
  sumOf(page: SitePage): string | undefined
  documentOf(page: SitePage): Promise<string>
  earlier: FeedsRecord | undefined
}

/** The formats of a feed with their writers, in the order of `FEED_FORMATS`. */
const WRITERS = [
  { item: rssItem, document: rss },
  { item: atomEntry, document: atom },
  { item: jsonItem, document: jsonFeed },
] as const

/** Characters of entries that are remembered between finding their size and writing them. */
const REMEMBERED = 60_000_000

/** An entry that is in feeds. */
type Entry = { page: SitePage; inputs: string; bytes: number; item: Omit<FeedItem, 'content'> }

/** An entry in each format, and the pictures in its content. */
type EntryTexts = { texts: string[]; pictures: [path: string, bytes: number][] }

/**
 * Writes the feeds of a site, and takes over those whose entries have not changed. Returns their record, and the paths of the files
 * written, below the folder.
 */
export async function makeFeeds(making: FeedsMaking): Promise<{ record: FeedsRecord; written: string[] }> {
  const { site, root, staged, sumOf, documentOf, earlier } = making
  const record: FeedsRecord = { entries: {}, files: {} }
  const written: string[] = []
  const known = new Map<SitePage, Entry>()
  const texts = new Map<string, EntryTexts>()
  let room = REMEMBERED

  async function textsOf(page: SitePage, item: Entry['item']): Promise<EntryTexts> {
    const made = texts.get(page.path)
    if (made) return made
    const fresh = entryTexts(item, feedContent(await documentOf(page), item.url), root, site.settings.url)
    room -= fresh.texts.join('').length
    if (room > 0) texts.set(page.path, fresh)
    return fresh
  }

  async function entryOf(page: SitePage, feed: SiteFeed): Promise<Entry> {
    const before = known.get(page)
    if (before) return before
    const item = itemOf(site, page, feed, root)
    const sum = sumOf(page)
    const inputs = sum === undefined ? '' : valueHash([sum, item])
    const noted = earlier?.entries[page.path]
    const isKnown =
      noted && inputs !== '' && noted.inputs === inputs && noted.pictures.every(([path, bytes]) => sizeOf(root, path) === bytes)
    const { size, pictures } = isKnown ? noted : sized(await textsOf(page, item))
    record.entries[page.path] = { inputs, size, pictures }
    const entry = { page, inputs: inputs && valueHash([inputs, pictures]), bytes: size, item }
    known.set(page, entry)
    return entry
  }

  for (const feed of siteFeeds(site)) {
    const entries: Entry[] = []
    for (const page of feed.entries) entries.push(await entryOf(page, feed))
    const parts = feedDocuments(entries)
    for (const [index, part] of parts.entries()) {
      const head = headOf(site, feed, parts, index)
      const inputs = valueHash([head, part.entries.map((entry) => entry.inputs)])
      const addresses = FEED_FORMATS.map(({ ending }) => addressOf(feed, part) + ending)
      const isSame = addresses.every((url) => earlier?.files[url] === inputs) && part.entries.every((entry) => entry.inputs !== '')
      for (const url of addresses) record.files[url] = inputs
      if (isSame && addresses.every((url) => staged.keepOther(url))) continue
      const items: string[][] = []
      for (const { page, item } of part.entries) items.push((await textsOf(page, item)).texts)
      for (const [at, { document }] of WRITERS.entries()) {
        const own = items.map((formats) => formats[at]!)
        staged.put(addresses[at]!, { content: document(head, own) })
        written.push(addresses[at]!.slice(1))
      }
    }
  }
  return { record, written }
}

/** An entry in each format. Content that is too long for a feed is replaced by the summary and a link. */
function entryTexts(item: Entry['item'], content: string, root: string, siteUrl: string): EntryTexts {
  const inContent = [...content.matchAll(/<img src="([^"]+)"/g)].flatMap(([, url]) =>
    url!.startsWith(`${siteUrl}/`) ? enclosureOf(decodeURI(url!.slice(siteUrl.length)), siteUrl, root) : [],
  )
  const pictures = [...new Map([...item.pictures, ...inContent].map((picture) => [picture.url, picture])).values()]
  const summary = `<p>${xmlText(item.summary)}</p>`
  const made = textsWith({ ...item, pictures, content: content || summary })
  const short = `${summary}\n<p><a href="${xmlText(item.url)}">${xmlText(item.title)}</a></p>`
  return {
    texts: made.every((text) => Buffer.byteLength(text) <= MOST_BYTES) ? made : textsWith({ ...item, content: short }),
    pictures: inContent.map(({ url, bytes }) => [url.slice(siteUrl.length), bytes]),
  }
}

function sized({ texts, pictures }: EntryTexts): { size: number; pictures: EntryTexts['pictures'] } {
  return { size: Math.max(...texts.map((text) => Buffer.byteLength(text))), pictures }
}

function textsWith(item: FeedItem): string[] {
  return WRITERS.map((writer) => writer.item(item))
}

function itemOf(whole: Site, page: SitePage, feed: SiteFeed, root: string): Omit<FeedItem, 'content'> {
  const site = viewOf(whole, page)
  const { meta, path } = page
  return {
    id: `${feed.authority}${feedId(whole, page)}`,
    url: absoluteUrl(site, path),
    title: meta.title,
    summary: meta.summary,
    published: feedDay(page),
    updated: feedUpdated(page),
    authors: authorsOf(site, page).map((author) => ({
      name: author.meta.name,
      url: absoluteUrl(site, author.path),
      picture: author.meta.cover && absoluteUrl(site, author.meta.cover.src),
    })),
    categories: tagLabels(site, feed.collection, meta.tags),
    pictures: meta.cover ? enclosureOf(meta.cover.src, site.settings.url, root) : [],
  }
}

function enclosureOf(path: string, siteUrl: string, root: string): Enclosure[] {
  const bytes = sizeOf(root, path)
  const type = (TYPES[extname(path).toLowerCase()] ?? BYTES).split(';')[0]!
  return bytes === undefined ? [] : [{ url: siteUrl + path, bytes, type }]
}

function sizeOf(root: string, path: string): number | undefined {
  return statSync(join(root, path), { throwIfNoEntry: false })?.size
}

function headOf(whole: Site, feed: SiteFeed, parts: readonly FeedPart<Entry>[], index: number): FeedDocument {
  const site = viewOf(whole, { language: feed.language })
  const part = parts[index]!
  const address = (other: FeedPart<Entry> | undefined) => other && absoluteUrl(site, addressOf(feed, other))
  const days = part.entries.map(({ item }) => item.updated)
  return {
    id: feed.authority + sentAddress(feed.base),
    title: feed.title,
    description: feed.description,
    language: site.settings.language,
    publisher: site.settings.organization.legalName,
    site: absoluteUrl(site, '/'),
    home: absoluteUrl(site, feed.home),
    self: address(part)!,
    current: address(parts[0])!,
    older: address(parts[index + 1]),
    // The current document changes all the time, so that no archive leads to it by this relation.
    newer: index > 1 ? address(parts[index - 1]) : undefined,
    isArchive: part.archive !== undefined,
    updated: days.toSorted().at(-1) ?? findPage(site, feed.home)?.meta.updated ?? '1970-01-01',
  }
}

function addressOf({ base }: SiteFeed, { archive }: FeedPart<Entry>): string {
  return archive === undefined ? base : `${base}-archive-${archive}`
}
