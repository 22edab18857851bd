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

/** A site that can be shown, with what all its pages share. */
export type GoodSite = { site: Site; frame: Omit<Frame, 'template'>; files: MadeFiles }

/** What the preview knows: the last good site, null while there was none yet, and what is wrong with the config as it is. */
export type Preview = { good: GoodSite | null; problems: readonly Problem[]; checked?: Loaded['checked'] | undefined; isBroken: boolean }

/**
 * Loads a config folder, as it is live at a moment (now when left out), for the preview and prints what is wrong with it. While it cannot
 * be shown, the site that `before` had stays. `changed` are the files below the folder that have changed since `before`; all may have when
 * it is left out, and none has when only the frame of pages is to be made anew.
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
 * What is wrong, in words: all of it at first; after an edit every error, and of the warnings those that are new or in files that have
 * changed, since the others have been told.
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

/** The preview with a site in its frame; where a package cannot publish its files, with that problem, and the site that it had before. */
function framed(preview: Preview, site: Site, configDir: string, log: (line: string) => void): Preview {
  try {
    return { ...preview, good: withFrame(site, configDir, preview.good) }
  } catch (error) {
    const problems = [...preview.problems, ...ownCodeFailure(error).problems]
    log(problemReport(problems, preview.checked ?? { files: 0, pages: 0 }))
    return { ...preview, problems, isBroken: true }
  }
}

/** How long after the start the next one is seen to, in milliseconds: whoever waits for the first page goes first. */
const KEEP_MS = 2000

/** The folders that have been loaded once. Code that has changed begins with another table, and so with nothing. */
const loadedOnce = new Set<string>()

async function load(configDir: string, at: number | undefined, log: (line: string) => void): Promise<Loaded> {
  // Whoever edits looks at the same files before and afterwards, so that most of it is found out already.
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

/** So many files of earlier states are kept: a page that is still loading asks for those that it was made with. */
const EARLIER_FILES = 20

/**
 * The site with its frame. What is the same as before remains the same object: themes and markup that belong to it need not be made again.
 */
function withFrame(site: Site, configDir: string, before: GoodSite | null): GoodSite {
  const theme = kept(before?.site.theme, site.theme)
  // The gallery shows icons that no page of the site may have; and documents of the preview have no policy, so no hosts.
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
