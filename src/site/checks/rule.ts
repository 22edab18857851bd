import type { Fix } from '#src/site/fix.ts'
import type { KeyPath, PageMeta } from '#src/site/site.ts'
import type { PageConfig, ReadConfig } from './readConfig.ts'
import type { RuleGroup } from './ruleGroups.ts'

/** Where a problem is. */
export type Place = {
  /** Path of the file below the config folder. */
  file: string
  keyPath: KeyPath
  /** The text file, line and column (from 1; the first column when left out) of the problem, when the field only names that file. */
  text?: { file: string; line: number; column?: number } | undefined
}

/** A problem as its rule reports it; code and severity are those of the rule, and so is the hint unless the problem has its own. */
export type RuleProblem = Place & {
  /** Points at the key in place of its value. */
  onKey?: boolean
  message: string
  hint?: string | undefined
  fix?: Fix | undefined
  /** What several problems of a rule come from, such as the address of a page that is gone: people are told of it once, with all places. */
  cause?: string | undefined
}

/** A pure check of parsed config. It copes with parts that are missing, so that one run finds every problem. */
export type Check = (config: ReadConfig) => RuleProblem[]

/** A check that needs one page only, so that what it found is kept until that page changes. Preferred wherever it is possible. */
export type PageCheck = (config: PageConfig) => RuleProblem[]

/**
 * An example of a rule: what breaks it in a sound site, and what does not. `replaces` is the piece of the sound file whose place both take;
 * without it they are whole files, and `null` is no file. `inWords` says what cannot be written down, such as a file that nobody may read.
 * Each example is a test of its rule and stands in docs/rules.md.
 */
export type RuleExample =
  | { file: string; replaces?: string; bad: string | null; good: string | null }
  | { inWords: { bad: string; good: string } }

/** A rule: `title` names the problem in a few words, `about` says what it means and why it matters. */
export type Rule<Code extends `E_${string}` = `E_${string}`> = {
  /** Permanent: scripts, annotations and code scanning know it by this name. */
  code: Code
  group: RuleGroup
  severity: 'error' | 'warning'
  title: string
  about: string
  example: RuleExample
  /** The file that finds the problem while config is read, by its path below the project. Such a rule has no check. */
  foundBy?: `${'schemas' | 'src'}/${string}.ts`
  check?: Check
  /** The check looks at no words of pages, or says so by `noteWordReads`: after an edit of these alone it need not run again. */
  ignoresWords?: true
  checkPage?: PageCheck
} & Advice

/** What a page says of itself in words. */
export const wordsOfPages = ['name', 'title', 'description', 'summary'] as const satisfies readonly (keyof PageMeta)[]

/**
 * What to do. `hint` stands at every problem that has none of its own; without it, or where general words say it better, `advice` stands in
 * docs/rules.md.
 */
type Advice = { hint: string; advice?: string } | { hint?: undefined; advice: string }

/** Declares a rule. */
export function rule<const Code extends `E_${string}`>(declared: Rule<Code>): Rule<Code> {
  return declared
}
