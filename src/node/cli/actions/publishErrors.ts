import { statSync } from 'node:fs'
import { errorPlace, systemReason } from '#src/node/files/systemError.ts'
import { PublishError } from '#src/node/render/publish.ts'

/**
 * Runs what makes a site and publishes it in `dist`. Where the system stands in its way, such as a disk that is full, a `PublishError` says
 * in which place, and which site is published now. Sites are made in `workDir` and put in place as whole folders.
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
    // What is written to an open file fails without a name.
    const failed = `${errorPlace(error) ?? `Something in ${workDir} could not be written`}: ${reason}.`
    const now = folderOf(dist)
    const fate = now !== before ? `The new site is published in ${dist}.` : now === undefined ? '' : `The site in ${dist} is as it was.`
    const nothing = now === before ? ' Nothing was published.' : ''
    throw new PublishError(`${failed}${nothing}${fate && ` ${fate}`}`, { cause: error })
  }
}

/** Which folder has a name; undefined when none has. */
function folderOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}
