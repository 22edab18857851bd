import { EARLIER } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

/** Drafts count. */
export const unusedFragment = rule({
  code: 'E_UNUSED_FRAGMENT',
  group: 'unused',
  severity: 'warning',
  title: 'Unused fragment',
  about: 'A shared section has a file, but no page uses it.',
  hint: 'Use it on a page, or remove the file.',
  example: { file: 'fragments/holiday.json', bad: `{ "sections": [${EARLIER}] }`, good: null },
  ignoresWords: true,
  check: (config) => {
    if (!config.isWhole) return []
    const used = new Set(config.references('fragment').map(({ value }) => value))
    return config.fragmentNames
      .filter((name) => !used.has(name))
      .map((name) => ({ file: `fragments/${name}.json`, keyPath: [], message: `no page uses the fragment "${name}"` }))
  },
})
