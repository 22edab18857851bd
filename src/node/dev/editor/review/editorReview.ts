import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import { printable } from '#src/node/text/printable.ts'
import type { DiffReport } from '#src/node/diff/diffReport.ts'
import { type Line, spoken } from '#src/node/diff/reportLine.ts'
import { branchSuggestion } from '#src/node/review/branchSuggestion.ts'
import { configName } from '#src/node/review/configName.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import { type SiteReview, siteReview } from '#src/node/review/siteReview.ts'
import type { BudgetFigure } from '#src/node/render/budgets/budgetFigures.ts'
import { keptFigures } from '#src/node/render/budgets/keptFigures.ts'
import { changedPages } from '#src/site/diff/changedPages.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { EditorReview, ReviewCheck, ReviewGit, ReviewWords } from './reviewWire.ts'

/** The longest value of config that is shown in full, in characters; the page shows all of it. */
const LONGEST_VALUE = 300

/** The number of older warnings listed. Authors rarely read more of them before publishing other changes. */
const MOST_OLDER = 200

/** The review of the current files, for the editor. */
export async function editorReview({ configDir, workDir, team, at = Date.now() }: PreviewContext): Promise<EditorReview> {
  const [review, place] = await Promise.all([siteReview(configDir, at), gitPlace(configDir)])
  const { title, problems, older, compared, failure } = review
  const changes = compared?.changes
  const { before, after } = compared?.sites ?? {}
  return {
    title,
    reviewed: 'failure' in place ? null : await configName(place),
    words: compared ? words(compared.report) : { failure },
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
    git: 'failure' in place ? place : await gitOf(place, at, team?.branches),
  }
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
  return spoken(line, (value) => shortened(printable(value), LONGEST_VALUE))
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
      name: 'Config is valid',
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
      : 'A pull request needs a GitHub token in GITHUB_TOKEN. After a push, a link lets you open one by hand.'
    : 'Pull requests can only be opened on GitHub. After a push, the link of the remote is shown, if it provides one.'
  return {
    branch: branch ?? null,
    suggestion: await branchSuggestion(place, day, branches),
    remote: remote?.name ?? null,
    noPullRequest,
    others,
  }
}
