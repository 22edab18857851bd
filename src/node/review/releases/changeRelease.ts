import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit } from '#src/node/git/askGit.ts'
import { commitTree } from '#src/node/git/commitTree.ts'
import { filesWith } from '#src/node/review/changes/filesWith.ts'
import { type SiteChange, fileOf, replacing } from '#src/node/review/changes/siteChange.ts'
import { writeTree } from '#src/node/review/changes/writeTree.ts'
import { whyNotCommitted } from '#src/node/review/commitConfig.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { slug } from '#src/site/words/slug.ts'
import { RELEASES, type Release, STARTED } from './release.ts'

/** The result of a change of a release, or the reason in one line why it is impossible. */
export type Released = { slug: string } | { failure: string }

/** Starts an empty release under a name. The working tree is unchanged, as in all functions below. */
export async function startRelease(place: GitPlace, name: string): Promise<Released> {
  const own = slug(name).slice(0, 60)
  if (own === '') return { failure: 'Name the release with letters or digits, such as “Spring campaign”.' }
  const branch = RELEASES + own
  if (place.head === '') return { failure: 'A release needs a published version to start from. Publish the site once first.' }
  const isTaken = await askGit(place.top, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]).then(
    () => true,
    () => false,
  )
  if (isTaken) return { failure: `There is already a release named “${name}”, or there was one. Choose another name.` }
  return commit(place, { slug: own, branch, tip: '' }, { changes: [], parents: [place.head], message: `${STARTED}${name}` })
}

/** Adds changes since the last commit to a release. They replace those that it has in the same places. */
export async function addToRelease(place: GitPlace, release: Release, changes: readonly SiteChange[]): Promise<Released> {
  const lost = release.lost.filter((change) => !changes.some((other) => fileOf(other) === fileOf(change)))
  if (lost.length > 0) return whyLost(release, lost)
  return commit(place, release, {
    changes: replacing(release.changes, changes),
    parents: parentsOf(place, release),
    message: changes.length === 1 ? 'Add a change to the release' : `Add ${changes.length} changes to the release`,
  })
}

/** Takes changes out of a release, by their ids. Also those in places that have changed since, whose files are named. */
export async function takeFromRelease(place: GitPlace, release: Release, ids: ReadonlySet<string>): Promise<Released> {
  const lost = release.lost.filter(({ id }) => !ids.has(id))
  if (lost.length > 0) return whyLost(release, lost)
  const changes = release.changes.filter(({ id }) => !ids.has(id))
  return commit(place, release, { changes, parents: parentsOf(place, release), message: 'Take changes out of the release' })
}

/** Deletes a release that has no changes, or whose changes are published. */
export async function dropRelease({ top }: Pick<GitPlace, 'top'>, { branch, tip }: Pick<Release, 'branch' | 'tip'>): Promise<void> {
  await askGit(top, ['update-ref', '-d', `refs/heads/${branch}`, tip])
}

/**
 * The release as one commit after the last one, so that it can be shown and sent. Returns the release with its new tip, or why it cannot be
 * updated.
 */
export async function updateRelease(place: GitPlace, release: Release): Promise<Released> {
  if (release.lost.length > 0) return whyLost(release, release.lost)
  if (release.base === place.head) return { slug: release.slug }
  const { changes } = release
  return commit(place, release, { changes, parents: parentsOf(place, release), message: 'Update the release to what is published' })
}

function whyLost({ name }: Pick<Release, 'name'>, lost: readonly SiteChange[]): { failure: string } {
  const files = [...new Set(lost.map(fileOf))].join(', ')
  return {
    failure: `What “${name}” changes in ${files} has been published differently in the meantime. Take these changes out of the release first.`,
  }
}

function parentsOf({ head }: GitPlace, { tip, base }: Release): string[] {
  return base === head ? [tip] : [tip, head]
}

/** Commits the last commit with changes as the next state of a release. */
async function commit(
  place: GitPlace,
  { slug: name, branch, tip }: Pick<Release, 'slug' | 'branch' | 'tip'>,
  { changes, parents, message }: { changes: readonly SiteChange[]; parents: readonly string[]; message: string },
): Promise<Released> {
  const into = mkdtempSync(join(tmpdir(), 'config-release-'))
  const ask = async (args: string[]) => (await askGit(place.top, args)).trim()
  try {
    const tree = await writeTree(place, place.head, await filesWith(place, changes), join(into, 'index'))
    const hash = await commitTree(place.top, tree, parents, message)
    await ask(['update-ref', '-m', 'release', `refs/heads/${branch}`, hash, tip || '0'.repeat(hash.length)])
    return { slug: name }
  } catch (error) {
    return { failure: whyNotCommitted(error) }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
