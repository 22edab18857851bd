import { resolve } from 'node:path'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { ImportFault } from '#src/node/import/importFault.ts'
import { importInto } from '#src/node/import/importInto.ts'
import { reportLines } from '#src/node/import/importReport.ts'
import { importSource } from '#src/node/import/importSource.ts'
import { importRedirects, redirectReportLines } from '#src/node/import/redirects/importRedirects.ts'
import { printable } from '#src/node/text/printable.ts'

/** The source, the config folder to write to, and folders or zip files with its media. */
export type ImportOptions = {
  words: string[]
  to?: string | undefined
  media?: string[] | undefined
  dryRun?: boolean | undefined
  now?: () => Date
}

/** Imports a site and prints the report. Returns 0 if it was written, 1 if it cannot be, 2 if an argument is missing. */
export async function importSite({ words, to, media = [], dryRun = false, now = () => new Date() }: ImportOptions): Promise<number> {
  const isList = words[0] === 'redirects' && words.length > 1
  const [place, ...more] = isList ? words.slice(1) : words
  if (place === undefined || more.length > 0 || to === undefined) {
    console.error(
      'Usage: npm run import -- <source> --to <config-folder>, such as export.xml --to config, or redirects .htaccess --to config.',
    )
    return 2
  }
  const configDir = resolve(to)
  try {
    if (isList) return await importList(configDir, place, dryRun)
    const today = now().toISOString().slice(0, 10)
    const source = await importSource(place, { media })
    const report = await importInto(configDir, source, { dryRun, today }).finally(() => source.media.close())
    const shown = pathFromCwd(configDir)
    console.log(reportLines(report).map(printable).join('\n'))
    console.log(dryRun ? 'Nothing was written.' : `${shown}/.import/report.md lists everything that did not come.`)
    return 0
  } catch (error) {
    if (!(error instanceof ImportFault) && !(error instanceof LockError)) throw error
    console.error(error.message.split('\n').map(printable).join('\n'))
    return 1
  }
}

/** Adds the redirects of a list, and prints what became of each rule. */
async function importList(configDir: string, place: string, dryRun: boolean): Promise<number> {
  const { report, change } = await importRedirects(configDir, place)
  console.log(redirectReportLines(report).map(printable).join('\n'))
  if (dryRun || change === undefined) {
    console.log('Nothing was written.')
    return 0
  }
  return runPlan(configDir, { changes: [change], notes: [] }, { label: 'import redirects', isDryRun: false })
}
