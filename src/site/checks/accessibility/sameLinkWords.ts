import { HOME } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { areEmptyWords } from './emptyWords.ts'
import { type LinkGroup, linkGroups } from './linkGroups.ts'

/** Header and footer are several lists, whose headings distinguish equal link texts. */
export const sameLinkWords = rule({
  code: 'E_SAME_LINK_WORDS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Same link text for two places',
  about: 'Two links in one section have the same text and lead to different places, so they look the same in a list of links.',
  hint: 'Give each link its own text.',
  example: { file: HOME, replaces: '"label": "See the breads"', bad: '"label": "Visit us"', good: '"label": "See the breads"' },
  checkPage: (config) => linkGroups(config).flatMap((group) => (group.of === 'menus' ? [] : sameWords(group, config.language ?? 'en'))),
})

/** Meaningless link text has its own rule. */
function sameWords({ file, links }: LinkGroup, language: string): RuleProblem[] {
  if (links.length < 2) return []
  const targets = new Map<string, string>()
  return links.flatMap(({ words, href, keyPath, text }) => {
    const key = words.trim().toLowerCase()
    const before = targets.get(key)
    if (before === undefined) targets.set(key, href)
    if (before === undefined || before === href || key === '' || areEmptyWords(words, language)) return []
    return [{ file, keyPath, text, message: `"${words}" leads to ${href} here, and to ${before} earlier in the same section` }]
  })
}
