import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { feedRules } from '#src/node/hosting/feedRules.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { hasFeeds } from '#src/site/feeds/siteFeeds.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import { head } from '#src/site/head/head.ts'
import { type SocialCard, socialCard } from '#src/site/head/socialCard.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { shownCropped } from '#src/site/pictures/shownCropped.ts'
import { openingAt } from '#src/site/hours/openingAt.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { builtPageData } from './builtPageData.ts'
import { precompress } from './compress.ts'
import { type FirstLoad, firstLoads } from './firstLoad.ts'
import type { PageHistory } from './incremental/buildSummary.ts'
import { siteTexts } from './incremental/frameTexts.ts'
import type { Reason } from './incremental/rebuildReasons.ts'
import type { BuildCode } from './code/keptCode.ts'
import { makeFeeds } from './feeds/makeFeeds.ts'
import { type MadePages, makePages } from './incremental/makePages.ts'
import { ownServerFault } from './code/ownServer.ts'
import { OwnCodeError } from './ownCodeError.ts'
import { codeNameOf } from './code/readyCode.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { assetHashes, siteParts } from './incremental/siteParts.ts'
import type { PageRecord, SiteRecord } from './incremental/siteRecord.ts'
import { type SiteFolders, type StagedSite, stageSite } from './incremental/stagedSite.ts'
import { areManyPages, pageQuality } from './packing.ts'
import { type Frame, type ServerEntry, documentOf } from './pageWriter.ts'
import type { MadePictures } from './pictures/makePictures.ts'
import { inlineCss } from './inlineCss.ts'
import { publishedAsset } from './pictures/publishedAsset.ts'
import { isStyleFile, styleFile } from '#src/node/hosting/pageStyle.ts'
import { type Renderer, renderer } from './renderer.ts'
import type { Progress } from './progress.ts'
import { styleHash } from '#src/node/hosting/securityHeaders.ts'
import { securityTxt } from './securityTxt.ts'
import { siteFrame } from './siteFrame.ts'
import type { SiteSheets } from './siteSheets.ts'
import { cardFontFiles } from './socialCards/cardFontFiles.ts'
import type { Card } from './socialCards/socialCards.ts'
import { putSearch } from './search/putSearch.ts'
import { type SearchedPage, searchedPages } from './search/searchedPages.ts'
import { llmsTxt } from './llmsTxt.ts'
import { sitemapFiles } from './sitemap.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import type { PageResult } from './writePage.ts'
import { typesWithCode } from './typesWithCode.ts'

/** The inputs of a site, and its folders. `earlier` is the record of the published site, or the reason why there is none. */
export type SiteMaking = {
  site: Site
  configDir: string
  code: BuildCode
  folders: SiteFolders
  earlier: SiteRecord | string
  /** The moment of the build, in milliseconds since 1970; the default is now. */
  at?: number | undefined
  /** The prepared files of its pictures, by address. */
  pictures: Pick<MadePictures, 'files'>
  /** The page-specific inputs of a page, by its config file. */
  sourcesOf: Loaded['sourcesOf']
  /** Which pages to build, and whether to write the files outside pages; the default is all. */
  share?: { pages: (pages: SitePage[]) => SitePage[]; withOthers: boolean } | undefined
  progress: Progress
}

/** A site in the staging folder, and the data for its record. */
export type MadeSite = {
  staged: StagedSite
  record: Omit<SiteRecord, 'others' | 'carried' | 'published' | 'previous'>
  /** The pages in the index of the search. */
  search: SearchedPage[]
  history: PageHistory
  failures: Extract<PageResult, { failure: string }>[]
  firstLoads: FirstLoad[]
  htmlBytes: number
  /** The folder of the client build with its manifest, and the section types that hydrate. */
  clientDir: string
  liveTypes: readonly string[]
  packMs: number
  milliseconds: { code: number; cards: number; pages: number; compress: number }
}

/** Builds a site in the staging folder, reusing what has not changed since the published one. */
export async function makeSite(making: SiteMaking): Promise<MadeSite> {
  const begun: Renderer[] = []
  try {
    return await makeWith(making, begun)
  } finally {
    for (const one of begun) one.stop()
  }
}

/** The same; registers the renderer it creates, so that its threads are always terminated. */
async function makeWith(
  { site, configDir, code, folders, earlier, at = Date.now(), pictures, sourcesOf, share, progress }: SiteMaking,
  begun: Renderer[],
): Promise<MadeSite> {
  const started = performance.now()
  const all = allPages(site)
  const quality = pageQuality(all.length)
  // The compression libraries of the system may change, too.
  const { zlib, brotli } = process.versions
  const packingName = valueHash([quality, zlib, brotli])
  const codeName = codeNameOf(code.name)
  const before = usable(earlier, codeName, packingName)
  const record = 'kind' in before ? undefined : before

  progress.step('code')
  const { frame: bare, sheets, files, fileRules, npmFolders } = siteFrame(site, configDir, code.name)
  const types = new Set(all.flatMap(({ uses }) => uses.types))
  const built = await code.make({ shell: bare.shell, types, npmFolders }, codeName)
  const styles = areManyPages(all.length) ? inFiles(bare.baseCss) : inDocuments(sheets)
  const frame: Frame = { ...bare, ...styles.frame, template: built.template }
  files.set(...styles.file)
  const pages = share ? share.pages(all) : all
  const fonts = cardFontFiles(site.theme, configDir)
  const { serverFile, ownFile } = built
  const rendering = { serverFile, ownFile, frame, fonts, root: folders.staging, quality }
  // Without an earlier build, all pages are built: threads load their code in parallel with the following steps.
  const pageRenderer = renderer(rendering, record ? 0 : pages.length)
  begun.push(pageRenderer)
  const entry = (await import(pathToFileURL(serverFile).href)) as ServerEntry
  await prepareWith(entry, ownFile)
  const { liveTypes } = entry
  const texts = siteTexts(frame, entry.footerHtml)
  const codeDone = performance.now()

  const allRules = [...feedRules(site), ...fileRules]
  const staged = stageSite(folders, record, allRules)
  const assets = assetHashes(site, configDir)
  const parts = siteParts(site, frame, {
    assets,
    pictures: [...site.pictures],
    rights: site.rights,
    opening: openingAt(site.settings.organization, site.today),
    ...(site.languages && { translations: translationsOf(site) }),
  })
  const look = valueHash([parts.frame['theme'], parts.data])
  const cards = await cardsOf({ site, pages, configDir, record, staged, look, progress })
  const cardsDone = performance.now()

  if (share?.withOthers ?? true) {
    for (const file of walk(built.clientDir).files)
      if (file !== 'index.html' && !file.startsWith('.')) staged.put(`/${file}`, { file: join(built.clientDir, file), share: false })
    for (const [url, content] of [...files, ...sitemapFiles(site, at), ...llmsTxt(site), ...securityTxt(site, at)])
      staged.put(url, { content })
    for (const [url, file] of pictures.files) staged.put(url, { file, share: true })
    const cropped = shownCropped(site)
    for (const url of site.assets) {
      if (cropped.has(url)) continue
      const isSame = record?.assets[url] === assets[url] && staged.hasPublished(url)
      staged.put(url, isSame ? 'published' : { content: await publishedAsset(readFileSync(join(configDir, url))) })
    }
  }
  const packing = precompress(folders.staging, keptFolder('compressed'), staged.fresh)
  // The code that awaits it handles a rejection, which may occur before.
  packing.catch(() => {})

  progress.step('pages')
  const made = await makePages({
    site,
    pages,
    build: frame.shell.build,
    parts,
    texts,
    before,
    staged,
    cardOf: ({ path }) => noteOf(cards.of(path)),
    toDraw: ({ path }) => cards.of(path)?.toDraw,
    sourcesOf: ({ file }) => sourcesOf(file),
    folder: pathFromCwd(configDir),
    write: pageRenderer.write,
    onPage: (done) => progress.pages(done, pages.length),
  })
  const pagesDone = performance.now()
  if (made.failures.length === 0)
    for (const { path } of pages) {
      const card = cards.of(path)
      if (card) staged.put(card.url, card.file === undefined ? 'published' : { file: card.file, share: true })
    }
  cards.tidy()

  progress.step('packing')
  const noteAll = (packedFiles: readonly string[]) => {
    for (const file of packedFiles) {
      staged.others.add(file)
      staged.fresh.push(file)
    }
  }
  noteAll((await packing).files)
  const search = searchedPages(site)
  if (made.failures.length === 0 && !share) noteAll(await putSearch(search, folders.staging, staged))
  const withFeeds = (share?.withOthers ?? true) && made.failures.length === 0
  const feeds = withFeeds ? await feedsOf({ site, made, staged, root: folders.staging, frame, entry, earlier: record?.feeds }) : undefined
  if (feeds) noteAll((await precompress(folders.staging, keptFolder('compressed'), feeds.written)).files)
  const { history, failures, htmlBytes, packMs } = made
  staged.noteStyles(new Set(Object.values(made.pages).flatMap(({ style }) => (isStyleFile(style) ? [style] : []))))
  const loads = failures.length > 0 ? [] : loadsOf(liveTypes, built.clientDir, pages)
  return {
    staged,
    record: {
      code: built.isMixed ? '' : codeName,
      packing: packingName,
      parts,
      texts,
      lists: made.lists,
      sources: made.sources,
      assets,
      pages: made.pages,
      ...(feeds && { feeds: feeds.record }),
      served: servedAs(site, frame, allRules),
    },
    search,
    history,
    failures,
    firstLoads: loads,
    htmlBytes,
    clientDir: built.clientDir,
    liveTypes,
    packMs,
    milliseconds: {
      code: codeDone - started,
      cards: cardsDone - codeDone,
      pages: pagesDone - cardsDone,
      compress: performance.now() - pagesDone,
    },
  }
}

/** Writes the feeds of a site, if it has any. A page that is not in the folder, because another shard writes it, is rendered here. */
async function feedsOf({
  site,
  made,
  staged,
  root,
  frame,
  entry,
  earlier,
}: {
  site: Site
  made: Pick<MadePages, 'pages'>
  staged: StagedSite
  root: string
  frame: Frame
  entry: ServerEntry
  earlier: SiteRecord['feeds']
}): Promise<Awaited<ReturnType<typeof makeFeeds>> | undefined> {
  if (!hasFeeds(site)) return undefined
  return makeFeeds({
    site,
    root,
    staged,
    earlier,
    sumOf: ({ path }) => made.pages[path]?.document.sums[0],
    documentOf: async (page) =>
      made.pages[page.path]
        ? readFileSync(join(root, pageFiles(page.path).document), 'utf8')
        : documentOf(entry, frame, { data: builtPageData(site, page, frame.shell.build), head: head(site, page), file: page.file }, true),
  })
}

/** The styles of all pages in a frame, and the style sheet for them. */
type Styles = { frame: Pick<Frame, 'baseCss' | 'baseCssHash' | 'baseCssUrl' | 'lateCssUrl'>; file: [url: string, css: string] }

/** Styles are most of a document, and hardly differ between the pages of a large site. */
function inFiles(css: string): Styles {
  const url = styleFile('site', css)
  return { frame: { baseCss: css, baseCssHash: styleHash(inlineCss(css)), baseCssUrl: url }, file: [url, css] }
}

/** A document contains the styles that its page needs at once; the shared styles below the fold are in a file. */
function inDocuments({ first, late }: Pick<SiteSheets, 'first' | 'late'>): Styles {
  const url = styleFile('late', late)
  return { frame: { baseCss: first, baseCssHash: styleHash(inlineCss(first)), lateCssUrl: url }, file: [url, late] }
}

/** Prepares the renderer of pages. Throws an `OwnCodeError` if loading the company’s section code fails. */
async function prepareWith(entry: ServerEntry, ownFile: string | undefined): Promise<void> {
  if (ownFile === undefined) return entry.prepare()
  try {
    await entry.prepare(undefined, pathToFileURL(ownFile).href)
  } catch (error) {
    const fault = ownServerFault(error, ownFile)
    throw fault ? new OwnCodeError(fault) : error
  }
}

/**
 * What pages contain about their other language versions: a translation, or its exclusion from search engines, changes every page that
 * links to it.
 */
function translationsOf({ pages }: Site): unknown[] {
  return pages.map(({ path, language, translates, isFallback, meta }) => [path, language, translates, isFallback, meta.noindex])
}

function servedAs({ redirects, settings }: Site, { hosts, baseCssHash, baseCssUrl }: Frame, fileRules: ServedAs['fileRules']): ServedAs {
  // With styles in files, documents have one block for Emotion, which is empty.
  const baseStyle = baseCssUrl === undefined ? baseCssHash : styleHash('')
  const markdownOf = settings.markdown ? settings.url : undefined
  const base = baseOf(settings.url)
  return {
    ...(base !== '' && { base }),
    redirects: redirects.map(withoutDefaults),
    csp: hosts,
    security: settings.security,
    baseStyle,
    markdownOf,
    fileRules,
  }
}

/** A redirect as recorded: there may be many. */
function withoutDefaults({ keepQuery, ...redirect }: Redirect): Redirect {
  return keepQuery === false ? { ...redirect, keepQuery } : redirect
}

function usable(earlier: SiteRecord | string, code: string, packing: string): SiteRecord | Reason {
  if (typeof earlier === 'string') return { kind: 'no record', words: earlier }
  if (earlier.code !== code) return { kind: 'code', words: 'the code changed' }
  const words = 'the compression level changed with the number of pages, or the version of Node changed'
  return earlier.packing === packing ? earlier : { kind: 'packing', words }
}

/** A card in the record; a card missing from the published site has a file, and is drawn with its page if that file does not exist. */
type NotedCard = NonNullable<PageRecord['card']> & Partial<Pick<Card, 'file' | 'toDraw'>>

function noteOf(card: NotedCard | undefined): PageRecord['card'] {
  return card && { says: card.says, url: card.url }
}

/** The inputs of cards. `look` identifies their shared design. */
type CardMaking = Pick<SiteMaking, 'site' | 'configDir' | 'progress'> & {
  pages: SitePage[]
  record: SiteRecord | undefined
  staged: StagedSite
  look: string
}

/** The cards of pages for shared links, by path. A card is laid out on first request, while other threads write pages. */
type PageCards = { of(path: string): NotedCard | undefined; tidy(): void }

async function cardsOf({ site, pages, configDir, record, staged, look, progress }: CardMaking): Promise<PageCards> {
  const noted = new Map<string, NotedCard>()
  const others = new Map<string, { page: SitePage; card: SocialCard; says: string }>()
  for (const page of pages) {
    const card = socialCard(site, page)
    if (!card) continue
    const says = valueHash([card, look])
    const before = record?.pages[page.path]?.card
    if (before?.says === says && staged.hasPublished(before.url)) noted.set(page.path, before)
    else others.set(page.path, { page, card, says })
  }
  if (others.size === 0) return { of: (path) => noted.get(path), tidy: () => {} }
  progress.step('cards')
  // The layout code takes a while to load, and only builds need it.
  const { socialCards } = await import('./socialCards/socialCards.ts')
  const cards = await socialCards(site, configDir, keptFolder('social'))
  return {
    of(path) {
      const other = others.get(path)
      if (other) noted.set(path, { says: other.says, ...cards.of(other.page, other.card)! })
      others.delete(path)
      return noted.get(path)
    },
    tidy: cards.tidy,
  }
}

function loadsOf(liveTypes: readonly string[], clientDir: string, pages: SitePage[]): FirstLoad[] {
  const live = new Map(pages.map((page) => [page.path, typesWithCode(page, liveTypes)]))
  return firstLoads(clientDir, live).sort((a, b) => a.bytes - b.bytes)
}
