import { contentHash } from '#src/node/files/hashes.ts'
import { rules } from '#src/site/checks/index.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type Rule, wordsOfPages } from '#src/site/checks/rule.ts'
import { runCheck } from '#src/site/checks/runChecks.ts'
import { hasWordReads, recordSectionReads } from '#src/site/checks/sectionReads.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { Reference } from '#src/site/site.ts'
import type { PageFacts } from './pageFacts.ts'

/** Findings of the rules of the whole site, and everything that they depend on. */
export type SiteFindings = {
  facts: readonly PageFacts[]
  /** The hash of everything except for pages and their references. */
  rest: string
  /** Problems by rule, and the files of the pages whose sections it read. */
  byRule: readonly { problems: readonly UnplacedProblem[]; read: ReadonlySet<string> }[]
}

/** Inputs of the rules: a config, the facts of its pages, and the references of shared files. */
type Checked = { config: ReadConfig; facts: readonly PageFacts[]; inShared: readonly Reference[] }

/**
 * Runs the rules of the whole site. A rule whose inputs are the same as `before` is not run again: after most edits of a text, nearly all
 * of them.
 */
export function siteFindings({ config, facts, inShared }: Checked, before: SiteFindings | undefined): SiteFindings {
  const others = { ...config, pages: undefined, notFound: undefined, notFoundIn: undefined, references: inShared }
  const rest = contentHash(JSON.stringify(others, withEntries))
  const changed = before?.rest === rest ? changesOf(facts, before.facts) : undefined
  const byRule = rules.map((rule: Rule<UnplacedProblem['code']>, index) => {
    const earlier = before?.byRule[index]
    if (earlier && changed && !changed.files.some((file) => earlier.read.has(file))) {
      const looksAtWords = !rule.ignoresWords || hasWordReads(earlier.read)
      if (!changed.inWords || !looksAtWords) return earlier
    }
    const { made: problems, read } = recordSectionReads(() => runCheck(rule, config))
    return { problems, read }
  })
  return { facts, rest, byRule }
}

function withEntries(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value
}

/** Changes: the files of the pages, and whether the texts in their metadata changed. */
type Changes = { files: readonly string[]; inWords: boolean }

/** Changed pages; undefined if more changed than their sections and the texts in their metadata. */
function changesOf(facts: readonly PageFacts[], before: readonly PageFacts[]): Changes | undefined {
  if (facts.length !== before.length) return undefined
  const files: string[] = []
  let inWords = false
  for (const [index, page] of facts.entries()) {
    const earlier = before[index]!
    if (page === earlier) continue
    if (seenOf(page) !== seenOf(earlier)) return undefined
    files.push(page.file)
    inWords ||= wordsOf(page) !== wordsOf(earlier)
  }
  return { files, inWords }
}

/** The parts of a page that rules see without reading its sections and texts. */
function seenOf({ file, page, references, icons }: PageFacts): string {
  return JSON.stringify([file, page && { ...page, key: '', meta: { ...page.meta, ...WITHOUT_WORDS } }, references, icons])
}

const WITHOUT_WORDS = Object.fromEntries(wordsOfPages.map((field) => [field, undefined]))

function wordsOf({ page }: PageFacts): string {
  return JSON.stringify(page && wordsOfPages.map((field) => page.meta[field]))
}
