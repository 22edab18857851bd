import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { printable } from '#src/node/text/printable.ts'
import { type ComparedFolders, compareFolders } from '#src/node/diff/compareFolders.ts'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { spoken } from '#src/node/diff/reportLine.ts'
import { LONGEST_SUMMARY } from '#src/node/validate/reporters/markdown.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'
import { draftMemory, warmDrafts } from '#src/node/edit/draftMemory.ts'
import { committedConfig } from './committedConfig.ts'
import { olderWarnings } from './olderWarnings.ts'

/**
 * What there is to review: all of it as Markdown, its sum as one line, and the problems, of which those of what changed come first and
 * `older` last. `compared` is what changed; without it `failure` says why that is not known, such as without git.
 */
export type SiteReview = { text: string; title: string; problems: Problem[]; older: ReadonlySet<Problem> } & (
  | { compared: ComparedFolders; failure?: undefined }
  | { compared: null; failure: string }
)

/** The commit that is checked out, in words. */
const SINCE = 'the last commit'

/** What is known of the last commit, by config folder: it is looked at as often as what changed since. */
const committedMemories = new Map<string, { hash: string; memory: ConfigCache }>()

/** Puts into words what changed in a config folder since the last commit, and what is wrong with it at a moment. */
export async function siteReview(configDir: string, at: number): Promise<SiteReview> {
  await warmDrafts(configDir)
  const memory = draftMemory(configDir)
  // As `validate` does: what goes wrong by itself later is told, too.
  const { problems: all } = loadSite(configDir, { at, ahead: true, memory })
  const committed = await committedConfig(configDir)
  if ('failure' in committed) {
    const { failure } = committed
    return { text: aboutProblems(all), title: 'Change the site', problems: all, older: new Set(), compared: null, failure }
  }
  const before = { ref: SINCE, configDir: committed.configDir }
  const now = { ref: 'the working folder', configDir }
  const compared = compareFolders(before, now, SINCE, at, memory, memoryOfCommit(configDir, committed.hash, memory))
  const { report, loaded } = compared
  const older =
    loaded.before && loaded.after && committed.configDir !== null
      ? olderWarnings(all, { configDir: committed.configDir, loaded: loaded.before }, { configDir, loaded: loaded.after })
      : new Set<Problem>()
  const problems = [...all.filter((problem) => !older.has(problem)), ...older]
  const title = spoken(report.summary, printable).replace(`Since ${SINCE}: `, '').replace(/\.$/, '')
  const text = `${diffFormats['markdown']!(report)}\n\n${aboutProblems(problems)}`
  return { text, title: `Update the site (${title})`.slice(0, 120), problems, older, compared }
}

/** What is known of a commit; at first what is known of the folder as it is, which holds for every file with the same content. */
function memoryOfCommit(configDir: string, hash: string, { facts }: ConfigCache): ConfigCache {
  const known = committedMemories.get(configDir)
  if (known?.hash === hash) return known.memory
  const memory = configCache({ facts: new Map(facts) })
  committedMemories.set(configDir, { hash, memory })
  return memory
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
