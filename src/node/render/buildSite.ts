import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as viteBuild } from 'vite'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { Excess } from './budgets/excesses.ts'
import { keepBudgets } from './budgets/keepBudgets.ts'
import { scriptWeights } from './budgets/scriptWeights.ts'
import { weighedPage } from './budgets/weighedPage.ts'
import { carryOver } from './carryOver.ts'
import { precompress } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { type FirstLoad, firstLoads } from './firstLoad.ts'
import { makeFrame } from './makeFrame.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { type NextChange, nextChangeOf, writeNextChange } from './nextChange.ts'
import type { PageJob, PageResult, ServerEntry } from './pageWriter.ts'
import { prerender } from './prerender.ts'
import { publish, recover } from './publish.ts'
import { sitemapFiles } from './sitemap.ts'
import type { MadeCard } from './socialCards/socialCards.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { clientOptions, serverOptions } from './viteOptions.ts'
import { type PictureFigures, makePictures } from './pictures/makePictures.ts'
import { withBuildLock } from '#src/node/files/lock.ts'

/**
 * Where a build reads and writes; absolute paths. `workDir` is a folder `.build` beside `dist`. `at` is the moment that decides what is
 * live, in milliseconds since 1970; now when left out.
 */
export type BuildPlaces = { configDir: string; dist: string; workDir: string; at?: number | undefined }

/** What a build gives: a report, or what stands in its way. The published site is replaced only by a whole new one. */
export type BuildResult =
  | { status: 'built'; report: BuildReport; problems: Problem[]; checked: Loaded['checked'] }
  | { status: 'bad-config'; problems: Problem[]; checked: Loaded['checked'] }
  | { status: 'over-budget'; excesses: Excess[]; reportFile: string }
  | { status: 'bad-pages'; failures: Extract<PageResult, { failure: string }>[] }

/** Figures of a build: pages, milliseconds by step, bytes of HTML, first-load JavaScript; and when the site changes by itself. */
export type BuildReport = {
  pages: number
  nextChange: NextChange
  milliseconds: { pictures: number; code: number; cards: number; pages: number; compress: number; all: number }
  htmlBytes: number
  pictures: PictureFigures
  /** The page that shows what pages weigh, where config has budgets. */
  weights?: string | undefined
  firstLoads: FirstLoad[]
}

/** Where the fingerprint of the published build is kept. */
export const stampFile = (workDir: string) => join(workDir, 'stamp')

/** Builds the site of a config folder and publishes it atomically. Throws only when the machine fails, or on bugs. */
export function buildSite(places: BuildPlaces, log: (line: string) => void = () => {}): Promise<BuildResult> {
  mkdirSync(places.workDir, { recursive: true })
  return withBuildLock(places.workDir, () => buildUnderLock(places), { log })
}

async function buildUnderLock({ configDir, dist, workDir, at }: BuildPlaces): Promise<BuildResult> {
  const started = performance.now()
  recover(dist, workDir)
  const { site: written, problems, changes, checked } = loadSite(configDir, { at })
  if (!written) return { status: 'bad-config', problems, checked }
  const made = await makePictures(written, configDir, join(PROJECT_ROOT, '.build', 'pictures'))
  if (made.problems.length > 0) return { status: 'bad-config', problems: [...problems, ...made.problems], checked }
  const site: Site = { ...written, pictures: made.pictures }
  const picturesDone = performance.now()

  const staging = join(workDir, 'staging')
  // Beside the project's packages, which the server code imports, wherever the site itself is written.
  mkdirSync(join(PROJECT_ROOT, '.build'), { recursive: true })
  const serverDir = mkdtempSync(join(PROJECT_ROOT, '.build', 'server-'))
  const nextChange = nextChangeOf(changes)
  const buildId = fingerprint(configDir, nextChange.since)
  const { frame, files } = makeFrame(site, configDir, buildId)
  try {
    await viteBuild(serverOptions(() => frame.shell, serverDir))
    await viteBuild(clientOptions(() => frame.shell, staging))
    const template = readFileSync(join(staging, 'index.html'), 'utf8')
    rmSync(join(staging, 'index.html'))
    const codeDone = performance.now()

    // What draws them takes a while to load, and nothing but a build needs it.
    const { socialCards } = await import('./socialCards/socialCards.ts')
    const cards = await socialCards(site, configDir, join(PROJECT_ROOT, '.build', 'social'))
    for (const { url, file } of cards.values()) cpSync(file, join(staging, url))
    for (const [url, file] of made.files) cpSync(file, join(staging, url))
    const cardsDone = performance.now()

    for (const [url, content] of [...files, ...sitemapFiles(site)]) writeBelow(staging, url, content)
    for (const url of site.assets) cpSync(join(configDir, url), join(staging, url), { dereference: true })
    const pages = [...site.pages, site.notFound]
    const serverFile = join(serverDir, 'server.js')
    const results = await prerender(serverFile, { ...frame, template }, staging, jobs(site, pages, buildId, cards), pages.length)
    const failures = results.filter((result) => 'failure' in result)
    if (failures.length > 0) return { status: 'bad-pages', failures }
    const pagesDone = performance.now()

    const { liveTypes } = (await import(pathToFileURL(serverFile).href)) as ServerEntry
    const loads = firstLoads(
      staging,
      new Map(pages.map(({ path, sections }) => [path, sections.map(({ type }) => type).filter((type) => liveTypes.includes(type))])),
    )
    const weighed = site.settings.budgets.length > 0 ? pages.map((page) => weighedPage(page, staging, liveTypes)) : []
    const scripts =
      weighed.length > 0 ? scriptWeights(staging, new Map(weighed.map(({ live }) => [live.join(), live])).values()) : undefined
    rmSync(join(staging, '.vite'), { recursive: true })
    await precompress(staging, join(PROJECT_ROOT, '.build', 'compressed'))
    const reportFile = join(workDir, 'weights.html')
    const excesses = scripts ? keepBudgets(site, staging, weighed, scripts, reportFile) : []
    if (excesses.length > 0) return { status: 'over-budget', excesses, reportFile }
    carryOver(dist, staging)
    rmSync(stampFile(workDir), { force: true })
    publish(staging, dist)
    writeNextChange(workDir, nextChange)
    writeFileSync(stampFile(workDir), buildId)
    const done = performance.now()
    return {
      status: 'built',
      problems,
      checked,
      report: {
        pages: pages.length,
        nextChange,
        milliseconds: {
          pictures: picturesDone - started,
          code: codeDone - picturesDone,
          cards: cardsDone - codeDone,
          pages: pagesDone - cardsDone,
          compress: done - pagesDone,
          all: done - started,
        },
        htmlBytes: results.reduce((sum, result) => sum + ('htmlBytes' in result ? result.htmlBytes : 0), 0),
        pictures: made.figures,
        weights: scripts && reportFile,
        firstLoads: loads,
      },
    }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    rmSync(serverDir, { recursive: true, force: true })
  }
}

function* jobs(site: Site, pages: SitePage[], build: string, cards: ReadonlyMap<string, MadeCard>): Iterable<PageJob> {
  for (const page of pages)
    yield { data: makePageData(site, page, build), head: head(site, page, cards.get(page.path)?.url), file: page.file }
}

function writeBelow(root: string, url: string, content: Buffer | string): void {
  const file = join(root, url)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
