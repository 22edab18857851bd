import type { Options } from './command.ts'

/** A command’s options as written, with their descriptions in Markdown. */
export function shownOptions(options: Options): [written: string, about: string][] {
  return Object.entries(options).flatMap(([name, option]) =>
    'refused' in option ? [] : [[`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.about] as [string, string]],
  )
}
