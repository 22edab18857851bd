import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { KeyPath } from '#src/site/site.ts'

export const sameKey = rule({
  code: 'E_SAME_KEY',
  group: 'menus',
  severity: 'error',
  title: 'Menu key used twice',
  about: 'Pages place themselves in menus by key; with two of one name it is unclear which is meant.',
  advice: 'Give one of them another key.',
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
