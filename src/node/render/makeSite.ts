import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { type SocialCard, socialCard } from '#src/site/head/socialCard.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { precompress } from './compress.ts'
import { type FirstLoad, firstLoads } from './firstLoad.ts'
import type { PageHistory } from './incremental/buildSummary.ts'
import { siteTexts } from './incremental/frameTexts.ts'
import type { Reason } from './incremental/rebuildReasons.ts'
import type { BuildCode } from './code/keptCode.ts'
import { makePages } from './incremental/makePages.ts'
import { ownServerFault } from './code/ownServer.ts'
import { OwnCodeError } from './ownCodeError.ts'
import { codeNameOf } from './code/readyCode.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { assetHashes, siteParts } from './incremental/siteParts.ts'
import type { PageRecord, SiteRecord } from './incremental/siteRecord.ts'
import { type SiteFolders, type StagedSite, stageSite } from './incremental/stagedSite.ts'
import { areManyPages, pageQuality } from './packing.ts'
import type { Frame, ServerEntry } from './pageWriter.ts'
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
import { sitemapFiles } from './sitemap.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import type { PageResult } from './writePage.ts'

/** What a site is made from, and where. `earlier` is the record of the published site, or why there is none to go by. */
export type SiteMaking = {
  site: Site
  configDir: string
  code: BuildCode
  folders: SiteFolders
  earlier: SiteRecord | string
  /** The moment of the build, in milliseconds since 1970; now when left out. */
  at?: number | undefined
  /** The files of its pictures that were made for it before, by address. */
  pictures: Pick<MadePictures, 'files'>
  /** What the page of a config file is made from by itself. */
  sourcesOf: Loaded['sourcesOf']
  /** Which pages to make, and whether the files beside them; all when left out. */
  share?: { pages: (pages: SitePage[]) => SitePage[]; withOthers: boolean } | undefined
  progress: Progress
}

/** A site in the staging folder, with what there is to note of it. */
export type MadeSite = {
  staged: StagedSite
  record: Omit<SiteRecord, 'others' | 'carried' | 'published' | 'previous'>
  history: PageHistory
  failures: Extract<PageResult, { failure: string }>[]
  firstLoads: FirstLoad[]
  htmlBytes: number
  /** Where the client build stands, with its manifest, and which section types hydrate. */
  clientDir: string
  liveTypes: readonly string[]
  packMs: number
  milliseconds: { code: number; cards: number; pages: number; compress: number }
}

/** Makes a site in the staging folder. What has not changed since the published one is taken over from there. */
export async function makeSite(making: SiteMaking): Promise<MadeSite> {
  const begun: Renderer[] = []
  try {
    return await makeWith(making, begun)
  } finally {
    for (const one of begun) one.stop()
  }
}

/** The same; a renderer that it begins is noted, so that its threads end whatever happens. */
async function makeWith(
  { site, configDir, code, folders, earlier, at = Date.now(), pictures, sourcesOf, share, progress }: SiteMaking,
  begun: Renderer[],
): Promise<MadeSite> {
  const started = performance.now()
  const all = allPages(site)
  const quality = pageQuality(all.length)
  // What the system packs with may change, too.
  const { zlib, brotli } = process.versions
  const packed = valueHash([quality, zlib, brotli])
  const codeName = codeNameOf(code.name)
  const before = usable(earlier, codeName, packed)
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
  // Without an earlier build all pages are made: threads load their code beside what follows.
  const pageRenderer = renderer(rendering, record ? 0 : pages.length)
  begun.push(pageRenderer)
  const entry = (await import(pathToFileURL(serverFile).href)) as ServerEntry
  await prepareWith(entry, ownFile)
  const { liveTypes } = entry
  const texts = siteTexts(frame, entry.footerHtml)
  const codeDone = performance.now()

  const staged = stageSite(folders, record, fileRules)
  const assets = assetHashes(site, configDir)
  const parts = siteParts(site, frame, {
    assets,
    pictures: [...site.pictures],
    ...(site.languages && { translations: translationsOf(site) }),
  })
  const look = valueHash([parts.frame['theme'], parts.data])
  const cards = await cardsOf({ site, pages, configDir, record, staged, look, progress })
  const cardsDone = performance.now()

  if (share?.withOthers ?? true) {
    for (const file of walk(built.clientDir).files)
      if (file !== 'index.html' && !file.startsWith('.')) staged.put(`/${file}`, { file: join(built.clientDir, file), share: false })
    for (const [url, content] of [...files, ...sitemapFiles(site), ...securityTxt(site, at)]) staged.put(url, { content })
    for (const [url, file] of pictures.files) staged.put(url, { file, share: true })
    for (const url of site.assets) {
      const isSame = record?.assets[url] === assets[url] && staged.hasPublished(url)
      staged.put(url, isSame ? 'published' : { content: await publishedAsset(readFileSync(join(configDir, url))) })
    }
  }
  const packing = precompress(folders.staging, keptFolder('compressed'), staged.fresh)
  // Whoever waits for it hears of a failure; it may come before.
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
  for (const file of (await packing).files) {
    staged.others.add(file)
    staged.fresh.push(file)
  }
  const { history, failures, htmlBytes, packMs } = made
  staged.noteStyles(new Set(Object.values(made.pages).flatMap(({ style }) => (isStyleFile(style) ? [style] : []))))
  const loads = failures.length > 0 ? [] : loadsOf(liveTypes, built.clientDir, pages)
  return {
    staged,
    record: {
      code: built.isMixed ? '' : codeName,
      packing: packed,
      parts,
      texts,
      lists: made.lists,
      sources: made.sources,
      assets,
      pages: made.pages,
      served: servedAs(site, frame, fileRules),
    },
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

/** What a frame says of the styles of all pages, and a file with such styles. */
type Styles = { frame: Pick<Frame, 'baseCss' | 'baseCssHash' | 'baseCssUrl' | 'lateCssUrl'>; file: [url: string, css: string] }

/** Styles are most of a document, and hardly differ between the pages of a large site. */
function inFiles(css: string): Styles {
  const url = styleFile('site', css)
  return { frame: { baseCss: css, baseCssHash: styleHash(inlineCss(css)), baseCssUrl: url }, file: [url, css] }
}

/** A document holds what its page needs at once; what all pages have in common below that is in a file. */
function inDocuments({ first, late }: Pick<SiteSheets, 'first' | 'late'>): Styles {
  const url = styleFile('late', late)
  return { frame: { baseCss: first, baseCssHash: styleHash(inlineCss(first)), lateCssUrl: url }, file: [url, late] }
}

/** Prepares what renders pages. Throws an `OwnCodeError` where the code of the company’s own sections fails when it is loaded. */
async function prepareWith(entry: ServerEntry, ownFile: string | undefined): Promise<void> {
  if (ownFile === undefined) return entry.prepare()
  try {
    await entry.prepare(undefined, pathToFileURL(ownFile).href)
  } catch (error) {
    const fault = ownServerFault(error, ownFile)
    throw fault ? new OwnCodeError(fault) : error
  }
}

/** What pages say of the other versions of a page: one that is translated, or taken off search engines, changes whatever leads to it. */
function translationsOf({ pages }: Site): unknown[] {
  return pages.map(({ path, language, translates, isFallback, meta }) => [path, language, translates, isFallback, meta.noindex])
}

function servedAs({ redirects, settings }: Site, { hosts, baseCssHash, baseCssUrl }: Frame, fileRules: ServedAs['fileRules']): ServedAs {
  // Where styles are in files, documents have one block, for Emotion, and nothing in it.
  const baseStyle = baseCssUrl === undefined ? baseCssHash : styleHash('')
  return { redirects, csp: hosts, security: settings.security, baseStyle, fileRules }
}

function usable(earlier: SiteRecord | string, code: string, packing: string): SiteRecord | Reason {
  if (typeof earlier === 'string') return { kind: 'no record', words: earlier }
  if (earlier.code !== code) return { kind: 'code', words: 'the code changed' }
  const words = 'the compression level changed with the number of pages, or the version of Node changed'
  return earlier.packing === packing ? earlier : { kind: 'packing', words }
}

/** A card that is noted; one that is not in the published site has a file, and is drawn with its page when that is not there. */
type NotedCard = NonNullable<PageRecord['card']> & Partial<Pick<Card, 'file' | 'toDraw'>>

function noteOf(card: NotedCard | undefined): PageRecord['card'] {
  return card && { says: card.says, url: card.url }
}

/** What cards are made from. `look` names what all of them have in common. */
type CardMaking = Pick<SiteMaking, 'site' | 'configDir' | 'progress'> & {
  pages: SitePage[]
  record: SiteRecord | undefined
  staged: StagedSite
  look: string
}

/** The cards of pages for shared links, by path. A card is laid out when it is first asked for: other threads write pages meanwhile. */
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
  // What lays them out takes a while to load, and nothing but a build needs it.
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
  const live = new Map(pages.map((page) => [page.path, page.uses.types.filter((type) => liveTypes.includes(type))]))
  return firstLoads(clientDir, live).sort((a, b) => a.bytes - b.bytes)
}
