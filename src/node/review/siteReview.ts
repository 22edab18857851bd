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
 * The review: the full text as Markdown, its summary as one line, and the problems, first those of changed files, then the `older` ones.
 * `compared` contains the changes; without it `failure` says why they are unknown, such as without git.
 */
export type SiteReview = { text: string; title: string; problems: Problem[]; older: ReadonlySet<Problem> } & (
  | { compared: ComparedFolders; failure?: undefined }
  | { compared: null; failure: string }
)

/** How the last commit is described. */
const SINCE = 'the last commit'

/** Caches of the last commit, by config folder: it is loaded for each review. */
const committedMemories = new Map<string, { hash: string; memory: ConfigCache }>()

/** Describes the changes of a config folder since the last commit, which is called `since`, and its problems at a given time. */
export async function siteReview(configDir: string, at: number, since = SINCE): Promise<SiteReview> {
  await warmDrafts(configDir)
  const memory = draftMemory(configDir)
  // Like `validate`, includes problems that will appear later without a change.
  const { problems: all } = loadSite(configDir, { at, ahead: true, memory })
  const committed = await committedConfig(configDir)
  if ('failure' in committed) {
    const { failure } = committed
    return { text: aboutProblems(all), title: 'Change the site', problems: all, older: new Set(), compared: null, failure }
  }
  const before = { ref: since, configDir: committed.configDir }
  const now = { ref: 'the working folder', configDir }
  const compared = compareFolders(before, now, since, at, memory, memoryOfCommit(configDir, committed.hash, memory))
  const { report, loaded } = compared
  const older =
    loaded.before && loaded.after && committed.configDir !== null
      ? olderWarnings(all, { configDir: committed.configDir, loaded: loaded.before }, { configDir, loaded: loaded.after })
      : new Set<Problem>()
  const problems = [...all.filter((problem) => !older.has(problem)), ...older]
  const title = spoken(report.summary, printable).replace(`Since ${since}: `, '').replace(/\.$/, '')
  const text = `${diffFormats['markdown']!(report)}\n\n${aboutProblems(problems)}`
  return { text, title: `Update the site (${title})`.slice(0, 120), problems, older, compared }
}

/** The cache of a commit. It starts with the cached results of the current folder, which are valid for all files with the same content. */
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

/** Lines as a Markdown code block, as many as fit. */
function asCode(text: string): string {
  const fitting = text.length > LONGEST_SUMMARY / 2 ? `${text.slice(0, LONGEST_SUMMARY / 2)}\n…` : text
  return fitting
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
