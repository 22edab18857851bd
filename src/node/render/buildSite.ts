import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withBuildLock } from '#src/node/files/lock.ts'
import { renderedSectionsFile } from '#src/node/config/cache/renderedSectionsFile.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { commandLine } from '#src/node/hosting/commandLine.ts'
import type { HostName } from '#src/node/hosting/hosts.ts'
import { keepLastGood } from '#src/node/receive/lastGood.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Excess } from './budgets/excesses.ts'
import { keptFigures } from './budgets/keptFigures.ts'
import { weighSite } from './budgets/weighSite.ts'
import type { FirstLoad } from './firstLoad.ts'
import type { PageHistory } from './incremental/buildSummary.ts'
import { type BuildCode, ownCode } from './code/keptCode.ts'
import { readRecord } from './incremental/siteRecord.ts'
import { type MadeSite, makeSite } from './makeSite.ts'
import { ownCodeFailure } from './ownCodeError.ts'
import { type NextChange, writeNextChange } from './nextChange.ts'
import type { PictureFigures } from './pictures/makePictures.ts'
import { type Progress, silentProgress } from './progress.ts'
import { checkOut, recover } from './publish.ts'
import { publishMade } from './publishMade.ts'
import { siteToBuild } from './siteToBuild.ts'
import { syncMade } from './syncMade.ts'
import { stampFile } from './stampFile.ts'
import { writeHosting } from './writeHosting.ts'

/**
 * The folders of a build, as absolute paths. `workDir` is a folder `.build` next to `dist`. `at` is the moment that decides what is live,
 * in milliseconds since 1970; the default is now.
 */
export type BuildPlaces = { configDir: string; dist: string; workDir: string; at?: number | undefined }

/** Options of a build: it also writes the configuration of these `hosts`. */
export type BuildOrder = BuildPlaces & { hosts?: readonly HostName[] | undefined }

/** The result of a build: a report, or the problems that prevent it. The published site is only ever replaced by a complete new one. */
export type BuildResult =
  | { status: 'built'; report: BuildReport; problems: Problem[]; checked: Loaded['checked'] }
  | { status: 'bad-config'; problems: Problem[]; checked: Loaded['checked'] }
  | { status: 'bad-pages'; failures: MadeSite['failures'] }
  | { status: 'over-budget'; excesses: Excess[]; reportFile: string }
  | { status: 'over-limit'; excesses: string[] }

/** Figures of a build: pages, milliseconds by step, bytes of HTML, first-load JavaScript; and when the site next changes by itself. */
export type BuildReport = {
  /** The address of the site. */
  url: string
  pages: number
  nextChange: NextChange
  milliseconds: { config: number; pictures: number; code: number; cards: number; pages: number; compress: number; all: number }
  htmlBytes: number
  pictures: PictureFigures
  /** The weight report, if config has budgets. */
  weights?: string | undefined
  /** Milliseconds spent on compressing pages while they were built: the sum over all threads. */
  packMs: number
  firstLoads: FirstLoad[]
  history: PageHistory
  /** Host configuration that is deployed separately, as files. */
  hosting: string[]
  /** What these hosts cannot do, as texts with counts. */
  hostLosses: string[]
}

/** Builds the site of a config folder and publishes it atomically. Throws only if the system fails, or on bugs. */
export async function buildSite(
  places: BuildOrder,
  log: (line: string) => void = () => {},
  progress: Progress = silentProgress,
  code = ownCode(),
): Promise<BuildResult> {
  checkOut(places.dist, [places.configDir])
  mkdirSync(places.workDir, { recursive: true })
  return withBuildLock(places.workDir, () => buildUnderLock(places, progress, code), { log })
}

async function buildUnderLock(order: BuildOrder, progress: Progress, code: BuildCode): Promise<BuildResult> {
  const { configDir, dist, workDir, at, hosts = [] } = order
  const started = performance.now()
  const folders = { dist, previous: join(workDir, 'previous'), staging: join(workDir, 'staging') }
  recover(workDir)
  rmSync(folders.staging, { recursive: true, force: true })
  const spool = renderedSectionsFile(join(workDir, 'contents'))
  try {
    const read = await siteToBuild(configDir, at, code.name, progress, spool)
    const { problems, checked } = read
    if (!read.site) return { status: 'bad-config', problems, checked }
    const { site, pictures, sourcesOf, nextChange, stamp, weighed } = read

    const earlier = readRecord(workDir)
    const made = await makeSite({ site, pictures, sourcesOf, configDir, code, folders, earlier, at, progress }).catch(ownCodeFailure)
    if ('problems' in made) return { status: 'bad-config', ...made, checked }
    if (made.failures.length > 0) return { status: 'bad-pages', failures: made.failures }
    const weights = weighSite(site, made, folders.staging, join(workDir, 'weights.html'))
    if (weights && weighed !== undefined) keptFigures.write(workDir, { config: weighed, next: nextChange, figures: weights.figures })
    if (weights && weights.excesses.length > 0) return { status: 'over-budget', excesses: weights.excesses, reportFile: weights.reportFile }
    const { staging } = folders
    const project = dirname(workDir)
    const run = commandLine(project, configDir, dist)
    const hosting = writeHosting({ site, made, hosts, project, run, staging, folder: join(workDir, 'hosting') })
    if ('excesses' in hosting) return { status: 'over-limit', ...hosting }
    // Sections of pages are read from the spool.
    const ofReceiver = receiverSite(site)
    spool.remove()
    progress.step('publishing')
    await syncMade(made, folders.staging)
    publishMade(made, folders, workDir, typeof earlier === 'string' ? undefined : earlier)
    hosting.complete(dist)
    keepLastGood(workDir, configDir, ofReceiver)
    writeNextChange(workDir, nextChange)
    writeFileSync(stampFile(workDir), stamp)
    const { firstLoads, htmlBytes, packMs, history, milliseconds } = made
    return {
      status: 'built',
      problems,
      checked,
      report: {
        url: site.settings.url,
        pages: history.made.size + history.kept.size,
        nextChange,
        milliseconds: { ...read.milliseconds, ...milliseconds, all: performance.now() - started },
        htmlBytes,
        pictures: pictures.figures,
        weights: weights?.reportFile,
        packMs,
        firstLoads,
        history,
        hosting: hosting.files,
        hostLosses: hosting.losses,
      },
    }
  } finally {
    spool.remove()
    rmSync(folders.staging, { recursive: true, force: true })
    progress.end()
  }
}
