import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { draftCache } from '#src/node/edit/draftMemory.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { type MadeFiles, makeFrame } from '#src/node/render/makeFrame.ts'
import { ownCodeFailure } from '#src/node/render/ownCodeError.ts'
import type { Frame } from '#src/node/render/pageWriter.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { BUILD_ID } from './buildId.ts'
import { galleryReferences } from './gallery/galleryReferences.ts'

/** A site that can be shown, with the frame that all its pages share. */
export type GoodSite = { site: Site; frame: Omit<Frame, 'template'>; files: MadeFiles }

/** The state of the preview: the last good site, null if there was none yet, and the problems of the current config. */
export type Preview = { good: GoodSite | null; problems: readonly Problem[]; checked?: Loaded['checked'] | undefined; isBroken: boolean }

/**
 * Loads a config folder for the preview, as it is live at a given time (default: now), and logs its problems. If it is broken, the site of
 * `before` is kept. `changed` are the files, relative to the folder, that have changed since `before`: all of them if omitted; empty if
 * only the frame of pages must be rebuilt.
 */
export async function loadPreview(
  configDir: string,
  before: Preview | null,
  log: (line: string) => void,
  at?: number,
  changed?: readonly string[],
): Promise<Preview> {
  if (changed?.length === 0 && before?.good && !before.isBroken) return framed(before, before.good.site, configDir, log)
  const { site, problems, checked } = await load(configDir, at, log)
  if (problems.length > 0 || (before && before.problems.length > 0))
    log(reportSince(before?.problems, problems, checked, configDir, changed))
  if (!site) return { good: before?.good ?? null, problems, checked, isBroken: true }
  return framed({ good: before?.good ?? null, problems, checked, isBroken: false }, site, configDir, log)
}

/**
 * The report of the problems: all of them at first; after an edit every error, and the warnings that are new or in changed files, because
 * the others were reported before.
 */
function reportSince(
  before: readonly Problem[] | undefined,
  problems: readonly Problem[],
  checked: Loaded['checked'],
  configDir: string,
  changed: readonly string[] | undefined,
): string {
  if (!before || !changed) return problemReport(problems, checked)
  const nameOf = ({ code, file, path, message }: Problem) => JSON.stringify([code, file, path, message])
  const [known, touched] = [new Set(before.map(nameOf)), new Set(changed.map((file) => `${pathFromCwd(configDir)}/${file}`))]
  const told = problems.filter((problem) => problem.severity === 'error' || touched.has(problem.file) || !known.has(nameOf(problem)))
  return problemReport(told, checked, { elsewhere: problems.length - told.length })
}

/** Adds the frame to the site. If a package cannot publish its files, the preview gets that problem and keeps its previous site. */
function framed(preview: Preview, site: Site, configDir: string, log: (line: string) => void): Preview {
  try {
    return { ...preview, good: withFrame(site, configDir, preview.good) }
  } catch (error) {
    const problems = [...preview.problems, ...ownCodeFailure(error).problems]
    log(problemReport(problems, preview.checked ?? { files: 0, pages: 0 }))
    return { ...preview, problems, isBroken: true }
  }
}

/** Delay after the start before the cache is saved, in milliseconds: the first page has priority. */
const KEEP_MS = 2000

/** Folders that have been loaded before. Reloaded code starts with an empty set. */
const loadedOnce = new Set<string>()

async function load(configDir: string, at: number | undefined, log: (line: string) => void): Promise<Loaded> {
  // Before and after an edit most files are the same, so most results come from the cache.
  const cache = draftCache(configDir)
  const loaded = await loadKept(configDir, { at, memory: cache.memory })
  if (loadedOnce.has(configDir)) return loaded
  loadedOnce.add(configDir)
  const keep = () => {
    try {
      cache.keep()
    } catch (error) {
      log(`The page cache could not be saved, so the next start will be slower: ${errorReason(error)}`)
    }
  }
  setTimeout(keep, KEEP_MS).unref()
  return loaded
}

/** The number of files of earlier states that are kept: a page that is still loading requests those it was rendered with. */
const EARLIER_FILES = 20

/** The site with its frame. Unchanged values remain the same objects, so themes and markup derived from them are not rebuilt. */
function withFrame(site: Site, configDir: string, before: GoodSite | null): GoodSite {
  const theme = kept(before?.site.theme, site.theme)
  // The gallery shows icons that pages of the site may not use. Documents of the preview have no content security policy, so hosts are not
  // needed.
  const ofGallery = galleryReferences()
  const references: Site['references'] = (kind) => [...site.references(kind), ...ofGallery.filter((one) => one.kind === kind)]
  const { frame, files } = makeFrame({ ...site, theme, references }, configDir, BUILD_ID, {})
  const earlier = [...(before?.files ?? [])].filter(([url]) => !files.has(url)).slice(-EARLIER_FILES)
  return {
    site: { ...site, theme },
    files: new Map([...earlier, ...files]),
    frame: { ...frame, shell: kept(before?.frame.shell, frame.shell) },
  }
}

function kept<Value>(old: Value | undefined, next: Value): Value {
  return old !== undefined && JSON.stringify(old) === JSON.stringify(next) ? old : next
}
