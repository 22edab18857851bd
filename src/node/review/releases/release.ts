import { askGit } from '#src/node/git/askGit.ts'
import { type BranchChanges, branchChanges } from '#src/node/review/changes/branchChanges.ts'
import { type SiteChange, clashes } from '#src/node/review/changes/siteChange.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'

/** The folder of the branches of releases. */
export const RELEASES = 'release/'

/** The start of the message of the first commit of a release, before its name. */
export const STARTED = 'Release: '

/**
 * A release: a named set of changes that are published together. `branch` is the branch with them, and `changes` refer to the last commit;
 * `lost` are changes in places that have changed since.
 */
export type Release = { slug: string; name: string; branch: string } & Pick<BranchChanges, 'tip' | 'base' | 'changes' | 'lost'>

/** The releases of a repository that are not published yet, sorted by name. */
export async function readReleases(place: GitPlace): Promise<Release[]> {
  if (place.head === '') return []
  const listed = await askGit(place.top, ['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${RELEASES}`])
  const releases: Release[] = []
  for (const branch of listed.split('\n').filter(Boolean)) {
    const release = await readRelease(place, branch)
    if (release) releases.push(release)
  }
  return releases.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The release with a slug; undefined if there is none, or if it is published. */
export async function releaseOf(place: GitPlace, slug: string): Promise<Release | undefined> {
  const isName = await askGit(place.top, ['check-ref-format', '--branch', RELEASES + slug]).then(
    () => true,
    () => false,
  )
  return isName && place.head !== '' ? readRelease(place, RELEASES + slug) : undefined
}

async function readRelease(place: GitPlace, branch: string): Promise<Release | undefined> {
  const found = await branchChanges(place, branch)
  if (!found) return undefined
  const { tip, base, changes, there, lost } = found
  // The current branch has all of its changes.
  if (there.length > 0 && changes.length + lost.length === 0) return undefined
  const subjects = (await askGit(place.top, ['log', '--reverse', '--format=%s', tip, `^${place.head}`])).split('\n')
  const started = subjects.find((subject) => subject.startsWith(STARTED))
  const slug = branch.slice(RELEASES.length)
  return { slug, name: started?.slice(STARTED.length) ?? slug, branch, tip, base, changes, lost }
}

/** The changes of a release that another one makes differently in the same place. */
export function clashesOf(release: Pick<Release, 'changes'>, other: Pick<Release, 'changes'>): SiteChange[] {
  return release.changes.filter((change) => other.changes.some((one) => one.id !== change.id && clashes(one, change)))
}
