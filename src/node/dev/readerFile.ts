import type { Frame, ServerEntry } from '#src/node/render/pageWriter.ts'
import { documentOf } from '#src/node/render/pageWriter.ts'
import { makeFeeds } from '#src/node/render/feeds/makeFeeds.ts'
import { llmsTxt } from '#src/node/render/llmsTxt.ts'
import { markdownTask } from '#src/node/render/markdownTask.ts'
import { searchFiles } from '#src/node/render/search/searchFiles.ts'
import { searchedPages } from '#src/node/render/search/searchedPages.ts'
import { feedPlaces } from '#src/site/feeds/siteFeeds.ts'
import { head } from '#src/site/head/head.ts'
import { markdownPath } from '#src/site/head/markdownPath.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { SitePage } from '#src/site/site.ts'
import { BUILD_ID } from './buildId.ts'
import type { GoodSite } from './preview.ts'

/** What files for readers are made from; `version` is that of the code (`PreviewContext`). */
type ReaderSources = { good: GoodSite; configDir: string; entry: ServerEntry; version: number; template: string }

/** The feeds and the search of a state of the site: made on first request, because they need many documents. */
type MadeFiles = { version: number; feeds?: Promise<ReadonlyMap<string, string>>; search?: Promise<ReadonlyMap<string, string>> }

const madeOf = new WeakMap<GoodSite, MadeFiles>()

/**
 * The file at an address of the preview that the build makes from rendered pages: a feed, a page as Markdown, an `llms.txt`, or a file of
 * the search. Undefined if there is none; rejects if a page that it needs cannot be rendered.
 */
export async function readerFile(sources: ReaderSources, pathname: string): Promise<string | undefined> {
  const { good, version } = sources
  const made = madeOf.get(good)?.version === version ? madeOf.get(good)! : { version }
  madeOf.set(good, made)
  if (pathname.endsWith('/llms.txt')) return llmsTxt(good.site).get(pathname)
  if (pathname.endsWith('.md')) return markdownAt(sources, pathname)
  if (pathname.startsWith('/static/')) {
    if (!/^\/static\/(?:search|data\/_search)\//.test(pathname)) return undefined
    return (await (made.search ??= searchOf(sources))).get(pathname)
  }
  if (!mayBeFeed(good, pathname)) return undefined
  return (await (made.feeds ??= feedsOf(sources))).get(pathname)
}

function markdownAt({ good: { site, frame }, entry }: ReaderSources, pathname: string): string | undefined {
  const page = allPages(site).find(({ path }) => markdownPath(path) === pathname)
  const task = page && markdownTask(site, page)
  return task && entry.markdownOf(frame.shell, makePageData(site, page, BUILD_ID), task.head, task.url)
}

async function searchOf(sources: ReaderSources): Promise<Map<string, string>> {
  const { site } = sources.good
  const pages = searchedPages(site)
  const documents = new Map<string, string>()
  for (const { path } of pages) documents.set(path, await documentIn(sources, findPage(site, path)!))
  return searchFiles(pages, (path) => documents.get(path)!)
}

async function feedsOf(sources: ReaderSources): Promise<Map<string, string>> {
  const feeds = new Map<string, string>()
  await makeFeeds({
    site: sources.good.site,
    // Pictures are as large as in config.
    root: sources.configDir,
    staged: {
      put: (url, from) => {
        if (from !== 'published' && 'content' in from) feeds.set(url, String(from.content))
      },
      keepOther: () => false,
    },
    sumOf: () => undefined,
    documentOf: (page) => documentIn(sources, page),
    earlier: undefined,
  })
  return feeds
}

/** Feeds and their archives have addresses that begin alike. */
function mayBeFeed({ site }: GoodSite, pathname: string): boolean {
  if (!/\.(?:rss|atom|json)$/.test(pathname)) return false
  return [undefined, ...(site.languages ?? []).map(({ tag }) => tag)].some((language) => {
    const view = viewOf(site, { language })
    return Object.keys(view.collections).some((name) => feedPlaces(view, name).some(({ base }) => pathname.startsWith(base)))
  })
}

function documentIn({ good: { site, frame }, entry, template }: ReaderSources, page: SitePage): Promise<string> {
  const whole: Frame = { ...frame, template }
  return documentOf(entry, whole, { data: makePageData(site, page, BUILD_ID), head: head(site, page), file: page.file }, false)
}
