import type { AccentVariables } from './accentVariables.ts'
import { cssRule } from './cssRule.ts'

/**
 * A style sheet that gives the named variables the values of each accent, on what is marked with `data-accent` and in it. It goes after the
 * sheet that sets the variables themselves, and is empty where no accent changes one of them.
 */
export function accentSheet(names: Iterable<string>, accents: AccentVariables): string {
  const wanted = [...names]
  return [...accents]
    .map(([name, { light, dark }]) => {
      const mark = `[data-accent="${name}"]`
      const onDark = wanted.filter((variable) => dark.has(variable) && dark.get(variable) !== light.get(variable))
      return (
        cssRule(`${mark},${mark} [data-scheme="light"]`, declarations(wanted, light)) +
        cssRule(`${mark}[data-scheme="dark"],${mark} [data-scheme="dark"],[data-scheme="dark"] ${mark}`, declarations(onDark, dark))
      )
    })
    .join('')
}

function declarations(names: string[], values: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => (values.has(name) ? [`${name}:${values.get(name)}`] : []))
}
