import type { Theme } from '#schemas/theme.ts'
import { cssRule } from './cssRule.ts'

/** When visitors see the dark scheme: always, if their device asks for it, or if they have chosen it. */
export type NightTime = Exclude<Theme['scheme'], 'light'>

/** A selector with its declarations; `:root` stands for the document. */
export type NightRule = readonly [selector: string, declarations: string[]]

/** The attribute of the document that contains the visitor’s choice: `data-mode="dark"`. Without scripts, it is missing. */
const CHOSEN = ':root[data-mode="dark"]'
const UNCHOSEN = ':root:not([data-mode])'

/** Rules for the dark scheme on screens; printed pages are light. Selectors keep their specificity, except `:root`. */
export function atNight(time: NightTime, rules: readonly NightRule[]): string {
  const within = (root: string) =>
    rules
      .map(([selector, declarations]) =>
        cssRule(
          selector
            .split(',')
            .map((one) => below(root, one))
            .join(','),
          declarations,
        ),
      )
      .join('')
  const onScreen = (css: string) => css && `@media screen{${css}}`
  const preferred = (css: string) => css && `@media screen and (prefers-color-scheme:dark){${css}}`
  if (time === 'dark') return onScreen(within(':root'))
  return time === 'auto' ? preferred(within(':root')) : preferred(within(UNCHOSEN)) + onScreen(within(CHOSEN))
}

function below(root: string, selector: string): string {
  if (selector === ':root') return root
  return root === ':root' ? selector : `:where(${root}) ${selector}`
}
