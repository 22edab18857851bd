import { type BuildPlaces, buildSite } from '#src/node/render/buildSite.ts'
import { describeFirstLoads } from '#src/node/render/firstLoad.ts'
import { printable } from '#src/node/cli/printable.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'

/** Builds the site and prints the report. Gives 0 when it is published, 1 when the config has errors or a page cannot be rendered. */
export async function build(places: BuildPlaces): Promise<number> {
  const result = await buildSite(places, console.log)
  if (result.status === 'bad-config') {
    console.error(`${problemReport(result.problems, result.checked)}; nothing was built and the published site is as it was.`)
    return 1
  }
  if (result.status === 'bad-pages') {
    for (const { path, file, failure } of result.failures) console.error(`${file}: the page ${path} could not be rendered: ${failure}`)
    console.error(`\n${result.failures.length} pages failed; nothing was published.`)
    return 1
  }
  const { report, problems, checked } = result
  if (problems.length > 0) console.log(problemReport(problems, checked))
  const { milliseconds: ms, nextChange } = report
  if (nextChange.at !== null)
    console.log(`The site changes by itself at ${nextChange.at} (${nextChange.files.map(printable).join(', ')}): build it again then.\n`)
  console.log(`JavaScript of a page (brotli): by itself + at the first sign of a visitor\n${describeFirstLoads(report.firstLoads)}\n`)
  console.log(
    `${report.pages} pages in ${seconds(ms.all)}: code ${seconds(ms.code)}, cards ${seconds(ms.cards)}, pages ${seconds(ms.pages)} (${(ms.pages / report.pages).toFixed(1)} ms a page), compression ${seconds(ms.compress)}; ${Math.round(report.htmlBytes / report.pages / 1000)} KB of HTML a page`,
  )
  return 0
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
