/** A file that translates another one: that file, and the folder of the language. */
export type OverlayFile = { source: string; folder: string }

/** What can be translated beside itself. */
const TRANSLATED = /^((?:pages|collections|fragments)\/.+|header|footer|site)\.([a-z0-9-]+)\.json$/

/** What a file such as `pages/visit.de.json` translates; undefined for any that is no translation into one of these languages. */
export function overlayFile(file: string, folders: ReadonlySet<string>): OverlayFile | undefined {
  if (folders.size === 0) return undefined
  const named = sourceOfTranslation(file)
  return named && folders.has(named.folder) ? named : undefined
}

/** What a file translates, and the folder of the language, by its name alone; undefined when it has not such a name. */
export function sourceOfTranslation(file: string): OverlayFile | undefined {
  const [, name, folder] = TRANSLATED.exec(file) ?? []
  return folder === undefined ? undefined : { source: `${name}.json`, folder }
}
