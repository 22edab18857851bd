import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { describeExcesses } from '#src/node/render/budgets/describeExcesses.ts'
import { sectionPlaces } from '#src/node/config/parse/sectionPlaces.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import type { BuildResult } from '#src/node/render/buildSite.ts'

/** Prints why a build published nothing. */
export function printFailure(configDir: string, result: Exclude<BuildResult, { status: 'built' }>): void {
  if (result.status === 'bad-config') {
    console.error(`${problemReport(result.problems, result.checked)}; nothing was built, and the published site is unchanged.`)
    return
  }
  if (result.status === 'over-budget') {
    console.error(describeExcesses(result.excesses))
    console.error(`\nPages weigh too much; nothing was published. Who ships what: ${pathFromCwd(result.reportFile)}`)
    return
  }
  if (result.status === 'over-limit') {
    console.error(
      `${result.excesses.join('\n')}\n\nThe site is too much for this host; nothing was published. docs/hosting.md lists the limits.`,
    )
    return
  }
  for (const { path, file, failure, section, source } of result.failures) {
    const [at] = section && source ? sectionPlaces(configDir, { sections: [section], sources: [source] }) : []
    const place = at ? `${at.file}:${at.line}:${at.column}` : `${pathFromCwd(configDir)}/${file}`
    console.error(`${place}: the page ${path} could not be rendered: ${failure}`)
  }
  const { length } = result.failures
  console.error(`\n${length} ${length === 1 ? 'page' : 'pages'} failed; nothing was published.`)
}
