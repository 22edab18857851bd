import { renameSync, rmSync } from 'node:fs'
import { shareFolder } from '#src/node/files/shareFile.ts'
import { carryOver } from './carryOver.ts'
import { stampFile } from './stampFile.ts'
import { type SiteRecord, folderIdentity, writeRecord } from './kept/siteRecord.ts'
import type { SiteFolders } from './kept/stagedSite.ts'
import type { MadeSite } from './makeSite.ts'
import { publish } from './publish.ts'

/**
 * Publishes what was made in the staging folder, and notes it for the next build. `earlier` is the record of the site that is published
 * until now. A process that is killed on the way leaves one whole site, and a record that says so or is not believed.
 */
export function publishMade(
  { staged, record, history }: Pick<MadeSite, 'staged' | 'record' | 'history'>,
  { dist, previous, staging }: SiteFolders,
  workDir: string,
  earlier: SiteRecord | undefined,
): void {
  staged.tidy(new Set(Object.keys(record.pages)))
  const isTrusted = earlier !== undefined && folderIdentity(dist) === earlier.published
  const carried = carryOver(dist, staging, isTrusted ? earlier.carried : undefined)
  rmSync(stampFile(workDir), { force: true })
  publish(staging, dist)
  const gone = Object.keys(earlier?.pages ?? {}).filter((path) => !record.pages[path])
  const published: SiteRecord = {
    ...record,
    others: [...staged.others, ...Object.keys(carried)],
    carried,
    published: folderIdentity(dist),
    previous: undefined,
  }
  const isMostlyNew = history.made.size > history.kept.size
  if (isTrusted && !isMostlyNew) {
    const differing = { pages: [...history.made.keys(), ...gone], others: earlier.others }
    return writeRecord(workDir, { ...published, previous: { folder: folderIdentity(previous), ...differing } })
  }
  writeRecord(workDir, published)
  // The next build starts where the one before ended. Where little of it could stay, it starts from the new one.
  if (!shareFolder(dist, staging)) return
  rmSync(previous, { recursive: true, force: true })
  renameSync(staging, previous)
  writeRecord(workDir, { ...published, previous: { folder: folderIdentity(previous), pages: [], others: published.others } })
}
