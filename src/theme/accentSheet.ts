import type { AccentVariables } from './accentVariables.ts'
import { cssRule } from './cssRule.ts'
import type { ThemeVariables } from './themeVariables.ts'

/**
 * A style sheet that gives the named variables the values of each accent, in elements with `data-accent`. It comes after the sheet that
 * defines the variables, and is empty if no accent changes one of them. Accents of dark backgrounds are not printed, and neither are any of
 * a dark page, whose `paper` has other colours.
 */
export function accentSheet(names: Iterable<string>, accents: AccentVariables, { paper }: Pick<ThemeVariables, 'paper'>): string {
  const wanted = [...names]
  const onScreen = (rule: string) => rule && `@media not print{${rule}}`
  return [...accents]
    .map(([name, { light, dark }]) => {
      const mark = `[data-accent="${name}"]`
      const onDark = wanted.filter((variable) => dark.has(variable) && dark.get(variable) !== light.get(variable))
      const lightRule = cssRule(`${mark},${mark} [data-scheme="light"]`, declarations(wanted, light))
      const darkMarks = `${mark}[data-scheme="dark"],${mark} [data-scheme="dark"],[data-scheme="dark"] ${mark}`
      return (paper ? onScreen(lightRule) : lightRule) + onScreen(cssRule(darkMarks, declarations(onDark, dark)))
    })
    .join('')
}

function declarations(names: string[], values: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => (values.has(name) ? [`${name}:${values.get(name)}`] : []))
}
