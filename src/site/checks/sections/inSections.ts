import type { Section, SectionType } from '#src/contract/sections.ts'
import type { PageCheck, Place, RuleProblem } from '#src/site/checks/rule.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import type { KeyPath } from '#src/site/site.ts'

/**
 * A check of every section of one type that a page shows, once for each place where it is written; `at` returns the place of keys in the
 * section.
 */
export function inSections<Type extends SectionType>(
  type: Type,
  check: (section: Extract<Section, { type: Type }>, at: (...keyPath: KeyPath) => Place, config: PageConfig) => RuleProblem[],
): PageCheck {
  return (config) => {
    const found: RuleProblem[] = []
    for (const { section, file, keyPath } of writtenSections(config)) {
      if (section.type !== type) continue
      found.push(...check(section as Extract<Section, { type: Type }>, (...keys) => ({ file, keyPath: [...keyPath, ...keys] }), config))
    }
    return found
  }
}
