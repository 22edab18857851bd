import type { EditHistory } from '#src/node/edit/editHistory.ts'
import { bringToFiles } from '#src/node/review/changes/bringToFiles.ts'
import type { SiteChange } from '#src/node/review/changes/siteChange.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { type PublishOptions, type Published, publishConfig } from '#src/node/review/publishConfig.ts'
import { dropRelease, updateRelease } from './changeRelease.ts'
import { type Release, releaseOf } from './release.ts'

/**
 * How to publish a release: on the current branch with `isNow`, otherwise on its own one, for approval. `current` are the changes of the
 * files of this folder, which `editing` writes.
 */
type ReleaseOptions = Pick<PublishOptions, 'title' | 'text' | 'push' | 'pullRequest' | 'isThere'> & {
  configDir: string
  editing: EditHistory | undefined
  isNow: boolean
  current: readonly SiteChange[]
}

/** The result: the branch, and why the files of this folder do not have all of it, if so. */
export type PublishedRelease = { failure: string } | { branch: string; published: Published; left?: string | undefined }

/**
 * Publishes the changes of a release, which are checked. On the current branch, the release is over, and the files of this folder get its
 * changes, as one step for undo.
 */
export async function publishRelease(
  place: GitPlace,
  release: Release,
  { configDir, editing, isNow, current, title, ...options }: ReleaseOptions,
): Promise<PublishedRelease> {
  const updated = await updateRelease(place, release)
  if ('failure' in updated) return updated
  const branch = isNow ? place.branch : release.branch
  if (branch === undefined) return { failure: 'The project has no current branch to publish to. Check one out first.' }
  const { changes } = release
  const published = await publishConfig(place, { ...options, branch, title, changes })
  if ('failure' in published || !isNow) return { branch, published }
  const tip = (await releaseOf(place, release.slug))?.tip
  if (tip !== undefined) await dropRelease(place, { branch: release.branch, tip })
  const missing = changes.filter((change) => !current.some(({ id }) => id === change.id))
  return { branch, published, left: missing.length === 0 ? undefined : await bringToFiles({ configDir, editing }, place, missing, title) }
}
