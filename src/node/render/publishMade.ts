import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shareFile } from '#src/node/files/shareFile.ts'
import { shareFolder } from '#src/node/files/shareFolder.ts'
import { carryOver } from './carryOver.ts'
import { stampFile } from './stampFile.ts'
import { otherFiles } from './incremental/otherFiles.ts'
import { type SiteRecord, folderIdentity, writeRecord } from './incremental/siteRecord.ts'
import { type SiteFolders, isNamedByContent, removeEmptyFolders } from './incremental/stagedSite.ts'
import type { MadeSite } from './makeSite.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { publish } from './publish.ts'
import { writtenFiles } from './syncMade.ts'

/**
 * Publishes the staging folder, and writes the record for the next build. `earlier` is the record of the currently published site. A
 * process killed in between leaves a complete site, and a record that matches it or is ignored.
 */
export function publishMade(
  { staged, record, history }: Pick<MadeSite, 'staged' | 'record' | 'history'>,
  folders: SiteFolders,
  workDir: string,
  earlier: SiteRecord | undefined,
): void {
  const { dist, previous, staging } = folders
  staged.tidy(new Set(Object.keys(record.pages)))
  const isTrusted = earlier !== undefined && folderIdentity(dist) === earlier.published
  const carried = carryOver(dist, staging, isTrusted ? earlier.carried : undefined)
  const others = otherFiles(staging, [...staged.others, ...Object.keys(carried)], {
    fresh: new Set(staged.fresh),
    before: isTrusted ? earlier.others : {},
  })
  rmSync(stampFile(workDir), { recursive: true, force: true })
  publish(staging, dist, staged.isTurned ? [...writtenFiles({ staged, record, history }), ...Object.keys(carried)] : undefined)
  const published: SiteRecord = { ...record, others, carried, published: folderIdentity(dist), previous: undefined }
  // After large changes, the next steps take a while; killing them loses nothing.
  if (history.made.size > MANY_PAGES) writeRecord(workDir, published)
  const gone = Object.keys(earlier?.pages ?? {}).filter((path) => !record.pages[path])
  if (isTrusted) catchUp(folders, [...history.made.keys(), ...gone], [earlier, published])
  const isReady = isTrusted || shareAnew(folders)
  writeRecord(workDir, { ...published, previous: isReady ? folderIdentity(previous) : undefined })
}

/** Above this number of rebuilt pages, the record is written before the copy is created or updated, and again afterwards. */
const MANY_PAGES = 500

/**
 * Updates the previous site, from which the next build starts, to match the published one: it differs in the files of `pages`, and in the
 * files outside pages that either record lists.
 */
function catchUp({ dist, previous }: SiteFolders, pages: string[], [before, now]: [SiteRecord, SiteRecord]): void {
  const [known, stays] = [new Set(Object.keys(before.others)), new Set(Object.keys(now.others))]
  const others = [...new Set([...known, ...stays])].filter(
    (name) => !(known.has(name) && stays.has(name) && isNamedByContent(`/${name}`, now.served.fileRules)),
  )
  const ofPages = pages.flatMap((path) =>
    Object.values(pageFiles(path)).flatMap((url) => ['', '.br', '.gz'].map((form) => url.slice(1) + form)),
  )
  for (const name of [...ofPages, ...others]) {
    const [from, to] = [join(dist, name), join(previous, name)]
    const [one, other] = [from, to].map((file) => statSync(file, { throwIfNoEntry: false }))
    if (!one && other) {
      rmSync(to)
      removeEmptyFolders(previous, name)
    } else if (one && one.ino !== other?.ino) {
      mkdirSync(dirname(to), { recursive: true })
      shareFile(from, `${to}.new`)
      renameSync(`${to}.new`, to)
    }
  }
}

/** Replaces the previous site with a second copy of the published one; false if the system does not support hard links. */
function shareAnew({ dist, previous, staging }: SiteFolders): boolean {
  if (!shareFolder(dist, staging)) return false
  rmSync(previous, { recursive: true, force: true })
  renameSync(staging, previous)
  return true
}
