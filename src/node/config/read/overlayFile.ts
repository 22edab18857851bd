/** A translation file: its source, and the folder of the language. */
export type OverlayFile = { source: string; folder: string }

/** Files that can have a translation next to them. */
const TRANSLATED = /^((?:pages|collections|fragments)\/.+|header|footer|site)\.([a-z0-9-]+)\.json$/

/** The source of a file such as `pages/visit.de.json`; undefined for a file that is not a translation into one of these languages. */
export function overlayFile(file: string, folders: ReadonlySet<string>): OverlayFile | undefined {
  if (folders.size === 0) return undefined
  const named = sourceOfTranslation(file)
  return named && folders.has(named.folder) ? named : undefined
}

/** The source and the language folder of a file, by its name alone; undefined for other names. */
export function sourceOfTranslation(file: string): OverlayFile | undefined {
  const [, name, folder] = TRANSLATED.exec(file) ?? []
  return folder === undefined ? undefined : { source: `${name}.json`, folder }
}
