import type { AccentVariables } from './accentVariables.ts'
import { atNight } from './atNight.ts'
import { cssRule } from './cssRule.ts'
import type { ThemeVariables } from './themeVariables.ts'

/**
 * A style sheet that gives the named variables the values of each accent, in elements with `data-accent`. It comes after the sheet that
 * defines the variables, and is empty if no accent changes one of them. Accents of dark backgrounds are not printed, and neither are any of
 * a dark page, whose `paper` has other colours.
 */
export function accentSheet(
  names: Iterable<string>,
  accents: AccentVariables,
  { paper, night }: Pick<ThemeVariables, 'paper' | 'night'>,
): string {
  const wanted = [...names]
  const onScreen = (rule: string) => rule && `@media not print{${rule}}`
  return [...accents]
    .map(([name, { light, dark }]) => {
      const mark = `[data-accent="${name}"]`
      const lightMarks = `${mark},${mark} [data-scheme="light"]`
      const darkMarks = `${mark}[data-scheme="dark"],${mark} [data-scheme="dark"],[data-scheme="dark"] ${mark}`
      const onDark = wanted.filter((variable) => dark.has(variable) && dark.get(variable) !== light.get(variable))
      const lightRule = cssRule(night ? `${lightMarks},${mark} [data-scheme="paper"]` : lightMarks, declarations(wanted, light))
      const nightly = night?.accents.get(name)
      return [
        paper ? onScreen(lightRule) : lightRule,
        onScreen(cssRule(darkMarks, declarations(onDark, dark))),
        night && nightly
          ? atNight(night.time, [
              [lightMarks, changed(wanted, nightly.light, light)],
              [
                darkMarks,
                changed(
                  wanted,
                  nightly.dark,
                  new Map([...nightly.light, ...onDark.map((variable) => [variable, dark.get(variable)!] as const)]),
                ),
              ],
            ])
          : '',
      ].join('')
    })
    .join('')
}

function changed(names: string[], values: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): string[] {
  return declarations(
    names.filter((name) => values.get(name) !== before.get(name)),
    values,
  )
}

function declarations(names: string[], values: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => (values.has(name) ? [`${name}:${values.get(name)}`] : []))
}
