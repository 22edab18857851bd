import { compareConfig } from '#src/node/diff/compareConfig.ts'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { spoken } from '#src/node/diff/reportLine.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { printable } from '#src/node/cli/printable.ts'
import { LONGEST_SUMMARY } from '#src/node/validate/reporters/markdown.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * What there is to review: all of it as Markdown, its sum as one line, the problems, and how many addresses are lost. `failure` says why it
 * is not known what changed, such as without git.
 */
export type Review = { text: string; title: string; problems: Problem[]; lost: number; failure?: string }

/** Puts into words what changed in a config folder since the last commit, and what is wrong with it at a moment. */
export async function reviewText(configDir: string, at: number): Promise<Review> {
  const { problems } = loadSite(configDir, { at })
  const compared = await compareConfig(configDir, 'HEAD', at)
  const list = problems.length === 0 ? 'No problems.' : asCode(problemsAsText(problems, { frames: false }))
  const about = `#### Problems\n\n${list}`
  if ('failure' in compared) return { text: about, title: 'Change the site', problems, lost: 0, failure: compared.failure }
  const { report, lost } = compared
  const title = spoken(report.summary, printable)
    .replace(/^Since HEAD: /, '')
    .replace(/\.$/, '')
  return { text: `${diffFormats['markdown']!(report)}\n\n${about}`, title: `Site: ${title}`.slice(0, 120), problems, lost }
}

/** Lines that are no Markdown, as many as fit. */
function asCode(text: string): string {
  const fitting = text.length > LONGEST_SUMMARY / 2 ? `${text.slice(0, LONGEST_SUMMARY / 2)}\n…` : text
  return fitting
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
