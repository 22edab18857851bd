import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { type BuildOrder, buildSite } from '#src/node/render/buildSite.ts'
import { describeFirstLoads } from '#src/node/render/firstLoad.ts'
import { describePictures } from '#src/node/render/pictures/describePictures.ts'
import { explainPage, summaryLine } from '#src/node/render/incremental/buildSummary.ts'
import { printable } from '#src/node/text/printable.ts'
import { terminalProgress } from '#src/node/cli/terminalProgress.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import { sitePath } from '#src/site/base/sitePath.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import { printFailure } from './printFailure.ts'
import { withPublishErrors } from './publishErrors.ts'

/**
 * Builds the site and prints the report; for each path in `explain`, also why that page was rebuilt or kept. Returns 0 if the site was
 * published, 1 if config has errors, or a page cannot be rendered or exceeds its budget.
 */
export async function build(places: BuildOrder, explain: readonly string[] = []): Promise<number> {
  const result = await withPublishErrors(places, () => buildSite(places, console.log, terminalProgress(process.stdout)))
  if (result.status !== 'built') {
    printFailure(places.configDir, result)
    return 1
  }
  const { report, problems, checked } = result
  if (problems.length > 0) console.log(problemReport(problems, checked))
  const { milliseconds: ms, nextChange } = report
  if (nextChange.at !== null)
    console.log(`Rebuild the site at ${nextChange.at}: a date in ${nextChange.files.map(printable).join(', ')} takes effect then.\n`)
  console.log(`JavaScript of a page (brotli): at load + on first interaction\n${describeFirstLoads(report.firstLoads)}\n`)
  const { pictures } = report
  if (pictures.pictures > 0) console.log(`${describePictures(pictures)}, ${seconds(ms.pictures)}\n`)
  if (report.weights !== undefined)
    console.log(`All pages are within their budgets. Breakdown by section: ${pathFromCwd(report.weights)}\n`)
  console.log(
    `${report.pages} pages in ${seconds(ms.all)}: config ${seconds(ms.config)}, code ${seconds(ms.code)}, cards ${seconds(ms.cards)}, pages ${seconds(ms.pages)} (${(ms.pages / report.pages).toFixed(1)} ms a page), compression ${seconds(ms.compress)}; ${Math.round(report.htmlBytes / report.pages / 1000)} KB of HTML a page`,
  )
  if (report.hosting.length > 0) console.log(`For the host: ${report.hosting.map(pathFromCwd).join(', ')} (docs/hosting.md)`)
  for (const loss of report.hostLosses) console.log(`Warning: ${printable(loss)} docs/hosting.md#redirects lists what each host can do.`)
  const base = baseOf(report.url)
  if (base !== '')
    console.log(
      `The site is below ${base}/. Crawlers read only ${new URL('/robots.txt', report.url).href}: add the lines of robots.txt there (docs/hosting.md#a-site-below-a-path).`,
    )
  for (const path of explain) console.log(explainPage(report.history, sitePath(report.url, path)))
  console.log(summaryLine(report.history))
  return 0
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
