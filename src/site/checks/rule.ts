import type { Fix } from '#src/site/fix.ts'
import type { KeyPath, PageMeta } from '#src/site/site.ts'
import type { PageConfig, ReadConfig } from './readConfig.ts'
import type { RuleGroup } from './ruleGroups.ts'

/** The place of a problem. */
export type Place = {
  /** Path of the file below the config folder. */
  file: string
  keyPath: KeyPath
  /** The text file, line and column (from 1; default: the first column) of the problem, if the field only names that file. */
  text?: { file: string; line: number; column?: number } | undefined
}

/** A problem as reported by its rule, which provides code, severity, and the hint if the problem has none. */
export type RuleProblem = Place & {
  /** Points at the key instead of its value. */
  onKey?: boolean
  message: string
  hint?: string | undefined
  fix?: Fix | undefined
  /** The common cause of several problems of a rule, such as the address of a missing page: reported once, with all places. */
  cause?: string | undefined
}

/** A pure check of parsed config. Tolerates missing parts, so that one run finds every problem. */
export type Check = (config: ReadConfig) => RuleProblem[]

/** A check that needs a single page, so that its results are cached until that page changes. Preferred. */
export type PageCheck = (config: PageConfig) => RuleProblem[]

/**
 * An example of a rule: a violation in a valid site, and its correction. `company` names that site, if it is not the small one.
 * `replaces` is the piece of the valid file that both replace; without it they are entire files, and `null` means no file. `inWords`
 * describes what cannot be written down, such as an unreadable file. Each example is a test of its rule and appears in docs/rules.md.
 */
export type RuleExample =
  | { company?: 'museum'; file: string; replaces?: string; bad: string | null; good: string | null }
  | { inWords: { bad: string; good: string } }

/** A rule: `title` names the problem in a few words, `about` explains it and why it matters. */
export type Rule<Code extends `E_${string}` = `E_${string}`> = {
  /** Permanent: scripts, annotations and code scanning refer to it. */
  code: Code
  group: RuleGroup
  severity: 'error' | 'warning'
  title: string
  about: string
  example: RuleExample
  /** The file that finds the problem while config is read, as a path in the project. Such a rule has no check. */
  foundBy?: `${'schemas' | 'src'}/${string}.ts`
  check?: Check
  /** The check does not read the texts of pages, or reports it with `noteWordReads`: after an edit of texts only, it is not run again. */
  ignoresWords?: true
  checkPage?: PageCheck
} & Advice

/** Texts in the metadata of a page. */
export const wordsOfPages = ['name', 'title', 'description', 'summary'] as const satisfies readonly (keyof PageMeta)[]

/**
 * What to do. `hint` is shown for every problem without its own hint. `advice` replaces it in docs/rules.md, and is required if there is no
 * `hint`.
 */
type Advice = { hint: string; advice?: string } | { hint?: undefined; advice: string }

/** Declares a rule. */
export function rule<const Code extends `E_${string}`>(declared: Rule<Code>): Rule<Code> {
  return declared
}
