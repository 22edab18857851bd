import { problemReport } from '#src/node/validate/problemReport.ts'
import type { BuildResult } from '#src/node/render/buildSite.ts'

/** Prints why a build published nothing. */
export function printFailure(result: Exclude<BuildResult, { status: 'built' }>): void {
  if (result.status === 'bad-config') {
    console.error(`${problemReport(result.problems, result.checked)}; nothing was built and the published site is as it was.`)
    return
  }
  for (const { path, file, failure } of result.failures) console.error(`${file}: the page ${path} could not be rendered: ${failure}`)
  console.error(`\n${result.failures.length} pages failed; nothing was published.`)
}
