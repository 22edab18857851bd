import type { ShellData } from './shellData.ts'

const made = new WeakMap<ShellData, Map<string, ShellData>>()

/** The shared part of a site in one of its languages, the same object each time; unchanged for any other tag. */
export function shellInLanguage(shell: ShellData, tag: string): ShellData {
  const { languages, ...others } = shell
  const own = languages?.[tag]
  if (!own) return shell
  let known = made.get(shell)
  if (!known) made.set(shell, (known = new Map()))
  let inLanguage = known.get(tag)
  if (!inLanguage) known.set(tag, (inLanguage = { ...others, ...own }))
  return inLanguage
}
