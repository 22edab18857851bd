import { statSync } from 'node:fs'
import { errorPlace, systemReason } from '#src/node/files/systemError.ts'
import { PublishError } from '#src/node/render/publish.ts'

/**
 * Runs a function that builds and publishes a site in `dist`. If a system error occurs, such as a full disk, throws a `PublishError` that
 * names the folder and the site that is published now. Sites are built in `workDir` and moved as whole folders.
 */
export async function withPublishErrors<Value>(
  { dist, workDir }: { dist: string; workDir: string },
  publishes: () => Promise<Value>,
): Promise<Value> {
  const before = folderOf(dist)
  try {
    return await publishes()
  } catch (error) {
    const reason = error instanceof PublishError ? undefined : systemReason(error)
    if (reason === undefined) throw error
    // Errors of writes to an open file name no path.
    const failed = `${errorPlace(error) ?? `A file in ${workDir} could not be written`}: ${reason}.`
    const now = folderOf(dist)
    const fate = now !== before ? `The new site is published in ${dist}.` : now === undefined ? '' : `The site in ${dist} is unchanged.`
    const nothing = now === before ? ' Nothing was published.' : ''
    throw new PublishError(`${failed}${nothing}${fate && ` ${fate}`}`, { cause: error })
  }
}

/** The folder that contains a path; undefined if none does. */
function folderOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}
