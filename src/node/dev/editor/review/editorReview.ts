import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import { withoutStatus } from '#src/node/dev/editor/withoutStatus.ts'
import { printable } from '#src/node/text/printable.ts'
import type { DiffReport } from '#src/node/diff/diffReport.ts'
import { type Line, spoken } from '#src/node/diff/reportLine.ts'
import type { ComparedFolders } from '#src/node/diff/compareFolders.ts'
import { branchSuggestion } from '#src/node/review/branchSuggestion.ts'
import { changeSet } from '#src/node/review/changes/changeSet.ts'
import { type SiteChange, clashes, fileOf } from '#src/node/review/changes/siteChange.ts'
import { followMain } from '#src/node/review/followMain.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { clashesOf, readReleases } from '#src/node/review/releases/release.ts'
import { waitingChanges } from '#src/node/review/sentChanges.ts'
import { teamPlace } from '#src/node/review/teamPlace.ts'
import { unsentCommits } from '#src/node/review/unsentCommits.ts'
import { type SiteReview, siteReview } from '#src/node/review/siteReview.ts'
import type { BudgetFigure } from '#src/node/render/budgets/budgetFigures.ts'
import { keptFigures } from '#src/node/render/budgets/keptFigures.ts'
import { changedPages } from '#src/site/diff/changedPages.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { changeGroups } from './changeGroups.ts'
import type { EditorReview, ReviewCheck, ReviewGit, ReviewRelease, ReviewWords } from './reviewWire.ts'

/** The longest value of config that is shown in full, in characters; the page shows all of it. */
const LONGEST_VALUE = 300

/** The number of older warnings listed. Authors rarely read more of them before publishing other changes. */
const MOST_OLDER = 200

/** The review of the current files, for the editor. */
export async function editorReview(desk: PreviewContext): Promise<EditorReview> {
  const { configDir, workDir, team, at = Date.now() } = desk
  const found = await teamPlace(configDir, desk)
  const place = 'failure' in found ? found : await followMain(found).catch(() => found)
  const review = await siteReview(configDir, at, SINCE)
  const set = 'failure' in place ? undefined : await changeSet(place).catch(() => undefined)
  const { title, problems, older, compared, failure } = review
  const changes = compared?.changes
  const { before, after } = compared?.sites ?? {}
  return {
    title,
    reviewed: set?.config ?? null,
    words: compared ? words(compared.report) : { failure: whyNoGit(failure) },
    checks: checksOf(review, workDir === undefined ? undefined : keptFigures.read(workDir, configDir, at)),
    problems: editorProblems(
      configDir,
      problems.filter((problem) => !older.has(problem)),
    ),
    older: { count: older.size, first: editorProblems(configDir, [...older].slice(0, MOST_OLDER)) },
    pages: changes && before && after ? changedPages(before, after, changes) : [],
    isAllOver: changes
      ? [changes.header, changes.footer, changes.footerFields, changes.theme, changes.settings].some(({ length }) => length > 0)
      : false,
    ...('failure' in place || !set || !compared
      ? { groups: [], waiting: [], releases: [] }
      : await partsOf(configDir, place, set.changes, compared.sites)),
    git: 'failure' in place ? { failure: whyNoGit(place.failure) } : await gitOf(place, at, team?.branches),
  }
}

/** How the last commit is described to authors. */
const SINCE = 'the last publication'

/** Why there is nothing to compare with, in the words of authors. */
function whyNoGit(failure: string): string {
  return failure.includes('not in a git repository')
    ? 'History and publishing need a git repository, and the files of this site are not in a git repository.'
    : failure
}

/** The changes by page, and what they are part of. */
async function partsOf(
  configDir: string,
  place: GitPlace,
  changes: readonly SiteChange[],
  sites: ComparedFolders['sites'],
): Promise<Pick<EditorReview, 'groups' | 'waiting' | 'releases'>> {
  const waiting = await waitingChanges(configDir, place)
  const releases = await readReleases(place)
  const having = (of: readonly { changes: readonly SiteChange[] }[], { id }: SiteChange) =>
    of.findIndex((one) => one.changes.some((other) => other.id === id))
  const groups = await changeGroups(place, changes, sites, (change) => ({
    waiting: waiting[having(waiting, change)]?.title ?? null,
    release: releases[having(releases, change)]?.name ?? null,
    earlier:
      [
        ...waiting.map(({ title, changes: own }) => ({ title, own })),
        ...releases.map(({ name, changes: own }) => ({ title: name, own })),
      ].find(({ own }) => own.some((other) => other.id !== change.id && clashes(other, change)))?.title ?? null,
  }))
  const shown: ReviewRelease[] = []
  for (const release of releases) {
    const clashing: string[] = []
    for (const other of releases.filter(({ slug }) => slug !== release.slug)) {
      const places = await changeGroups(place, clashesOf(release, other), sites)
      const names = places.map(({ page, file }) => page?.name ?? file).join(', ')
      if (places.length > 0) clashing.push(`“${other.name}” changes the same places differently: ${names}.`)
    }
    shown.push({
      slug: release.slug,
      name: release.name,
      groups: await changeGroups(place, release.changes, sites),
      lost: release.lost.map((change) => ({ id: change.id, file: fileOf(change) })),
      clashes: clashing,
      isWaiting: waiting.some(({ branch }) => branch === release.branch),
    })
  }
  return { groups, releases: shown, waiting: waiting.map(({ changes: own, ...sent }) => ({ ...sent, count: own.length })) }
}

function words({ summary, notes, groups }: DiffReport): ReviewWords {
  return {
    summary: said(summary),
    notes: notes.map(said),
    groups: groups.map(({ title, items }) => ({
      title,
      items: items.map(({ line, below }) => ({ line: said(line), below: below.map(said) })),
    })),
  }
}

function said(line: Line): string {
  return withoutStatus(spoken(line, (value) => shortened(printable(value), LONGEST_VALUE)))
}

/** The checks before publishing, as far as they are possible without a build; `figures` are those of a build of this config. */
function checksOf({ problems, compared }: SiteReview, figures: BudgetFigure[] | undefined): ReviewCheck[] {
  const count = (severity: 'error' | 'warning') => problems.filter((problem) => problem.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const since = problems.flatMap((problem) => problem.since ?? []).sort()[0]
  const counted = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const lost = compared?.changes.lost.length ?? 0
  const budgets = compared?.sites.after?.settings.budgets.length ?? 0
  return [
    {
      name: 'The site is valid',
      state: errors > 0 || since !== undefined ? 'failed' : 'passed',
      about:
        errors > 0
          ? `${counted(errors, 'error')}: the site cannot be built`
          : since !== undefined
            ? `the site cannot be built from ${since.replace('.000Z', 'Z')} on`
            : warnings > 0
              ? counted(warnings, 'warning')
              : 'no problems',
    },
    {
      name: 'No address is removed without a redirect',
      state: compared ? (lost > 0 ? 'failed' : 'passed') : 'unknown',
      about: compared
        ? lost > 0
          ? `${lost === 1 ? '1 address no longer works' : `${lost} addresses no longer work`}`
          : 'all previous addresses work'
        : '',
    },
    ...(budgets > 0 ? [budgetCheck(counted(budgets, 'budget'), figures)] : []),
  ]
}

function budgetCheck(budgets: string, figures: BudgetFigure[] | undefined): ReviewCheck {
  const name = 'Pages are within their budgets'
  if (!figures) return { name, state: 'unknown', about: `${budgets}: checked in the next build` }
  const over = figures.filter((figure) => figure.over > 0).length
  return {
    name,
    state: over > 0 ? 'failed' : 'passed',
    about:
      over > 0
        ? `${over === 1 ? 'a page exceeds its budget' : 'pages exceed their budgets'}: the site cannot be published`
        : 'as of the last build',
    figures: figures.map(({ pages, what, allowed, heaviest, over, of }) => {
      const most = heaviest ? `${heaviest.amount} of ${allowed}, on ${heaviest.path}` : 'no such page'
      return `${what}, ${pages}: ${most}${over > 0 ? `; ${over} of ${of} over` : ''}`
    }),
  }
}

async function gitOf(place: GitPlace, at: number, branches: string | undefined): Promise<ReviewGit> {
  const { branch, remote, others } = place
  const day = new Date(at).toISOString().slice(0, 10)
  const noPullRequest = remote?.github
    ? process.env['GITHUB_TOKEN']
      ? null
      : 'After sending, a link leads to the page where you ask for approval. With a GitHub token in GITHUB_TOKEN, this is done for you.'
    : 'After sending, ask a colleague to approve the branch. If the server has a page for it, a link is shown.'
  return {
    branch: branch ?? null,
    suggestion: await branchSuggestion(place, day, branches),
    remote: remote?.name ?? null,
    noPullRequest,
    others,
    unsent: await unsentCommits(place),
  }
}
