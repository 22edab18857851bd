import { diskCache } from '#src/node/config/cache/diskCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { printable } from '#src/node/text/printable.ts'
import { type ComparedFolders, compareFolders } from '#src/node/diff/compareFolders.ts'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { spoken } from '#src/node/diff/reportLine.ts'
import { LONGEST_SUMMARY } from '#src/node/validate/reporters/markdown.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'
import { committedConfig } from './committedConfig.ts'

/**
 * What there is to review: all of it as Markdown, its sum as one line, and the problems. `compared` is what changed; without it `failure`
 * says why that is not known, such as without git.
 */
export type SiteReview = { text: string; title: string; problems: Problem[] } & (
  | { compared: ComparedFolders; failure?: undefined }
  | { compared: null; failure: string }
)

/** The commit that is checked out, in words. */
const SINCE = 'the last commit'

/** Puts into words what changed in a config folder since the last commit, and what is wrong with it at a moment. */
export async function siteReview(configDir: string, at: number): Promise<SiteReview> {
  // As `validate` does: what goes wrong by itself later is told, too.
  const { memory } = diskCache(configDir)
  const { problems } = loadSite(configDir, { at, ahead: true, memory })
  const committed = await committedConfig(configDir)
  if ('failure' in committed)
    return { text: aboutProblems(problems), title: 'Change the site', problems, compared: null, failure: committed.failure }
  const before = { ref: SINCE, configDir: committed.configDir }
  const compared = compareFolders(before, { ref: 'the folder as it is', configDir }, SINCE, at, memory)
  const { report } = compared
  const title = spoken(report.summary, printable).replace(`Since ${SINCE}: `, '').replace(/\.$/, '')
  const text = `${diffFormats['markdown']!(report)}\n\n${aboutProblems(problems)}`
  return { text, title: `Site: ${title}`.slice(0, 120), problems, compared }
}

function aboutProblems(problems: Problem[]): string {
  return `#### Problems\n\n${problems.length === 0 ? 'No problems.' : asCode(problemsAsText(problems, { frames: false }))}`
}

/** Lines that are no Markdown, as many as fit. */
function asCode(text: string): string {
  const fitting = text.length > LONGEST_SUMMARY / 2 ? `${text.slice(0, LONGEST_SUMMARY / 2)}\n…` : text
  return fitting
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
