import type { ShellData } from './shellData.ts'

/**
 * What a language may lack although the site has it. Browsers get the shared part as JSON, which drops undefined values, so that without
 * these the value of the site would remain there.
 */
const OPTIONAL = { home: undefined, notFound: undefined, announcement: undefined, search: undefined, contact: undefined }

const made = new WeakMap<ShellData, Map<string, ShellData>>()

/** The shared part of a site in one of its languages, the same object each time; unchanged for any other tag. */
export function shellInLanguage(shell: ShellData, tag: string): ShellData {
  const { languages, ...others } = shell
  const own = languages?.[tag]
  if (!own) return shell
  let known = made.get(shell)
  if (!known) made.set(shell, (known = new Map()))
  let inLanguage = known.get(tag)
  if (!inLanguage) known.set(tag, (inLanguage = { ...others, ...OPTIONAL, ...own }))
  return inLanguage
}
