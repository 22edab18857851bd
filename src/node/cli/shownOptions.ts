import type { Options } from './command.ts'

/** The options that a command takes, as they are written, each with what is said of it in Markdown. */
export function shownOptions(options: Options): [written: string, about: string][] {
  return Object.entries(options).flatMap(([name, option]) =>
    'refused' in option ? [] : [[`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.about] as [string, string]],
  )
}
