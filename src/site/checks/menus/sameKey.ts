import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { KeyPath } from '#src/site/site.ts'

export const sameKey = rule({
  code: 'E_SAME_KEY',
  group: 'menus',
  severity: 'error',
  title: 'Duplicate menu key',
  about: 'Pages add themselves to menus by key, so two menus with the same key are ambiguous.',
  advice: 'Change one of the keys.',
  example: { file: 'header.json', replaces: '"key": "visit"', bad: '"key": "breads"', good: '"key": "visit"' },
  check: ({ header, footer }) => [
    ...twice('header.json', ['entries'], header?.entries ?? []),
    ...(header?.entries ?? []).flatMap(({ groups }, index) => twice('header.json', ['entries', index, 'groups'], groups)),
    ...twice('footer.json', ['columns'], footer?.columns ?? []),
  ],
})

function twice(file: string, list: KeyPath, menus: readonly { key: string }[]): RuleProblem[] {
  return menus.flatMap(({ key }, index) =>
    menus.findIndex((other) => other.key === key) < index
      ? [{ file, keyPath: [...list, index, 'key'], message: `the key "${key}" is already used` }]
      : [],
  )
}
