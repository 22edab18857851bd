import { syncFiles } from '#src/node/files/syncFiles.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { fileForms } from './incremental/stagedSite.ts'
import type { MadeSite } from './makeSite.ts'
import { PAGE_PARTS, pageFiles } from '#src/node/hosting/pageFiles.ts'
import { PublishError } from './publish.ts'

/**
 * Flushes all files written in the staging folder to disk: a site is only published once a power failure cannot lose its files. Files taken
 * over from the previous site are on disk already. Throws a `PublishError` if the disk reports an error.
 */
export async function syncMade(made: Pick<MadeSite, 'staged' | 'record' | 'history'>, staging: string): Promise<void> {
  try {
    await syncFiles(staging, writtenFiles(made))
  } catch (error) {
    throw new PublishError(`The new site cannot be written to the disk: ${errorReason(error)}. Nothing was published.`, { cause: error })
  }
}

/** The paths, below the folder, of the files that a build has written there. */
export function* writtenFiles({ staged, record, history }: Pick<MadeSite, 'staged' | 'record' | 'history'>): Generator<string> {
  for (const path of history.made.keys()) {
    const [page, files] = [record.pages[path]!, pageFiles(path)]
    for (const part of PAGE_PARTS) {
      const written = page[part]
      if (written) for (const form of fileForms(written)) yield files[part].slice(1) + form
    }
  }
  for (const name of staged.fresh) for (const form of ['', '.br', '.gz']) if (staged.others.has(name + form)) yield name + form
}
