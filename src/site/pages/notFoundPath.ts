/** The path of the data of the not-found page. */
export const NOT_FOUND_PATH = '/404'

/**
 * The same in an additional language, by the folder of its addresses. No other page can have such a path, because it contains a full stop.
 */
export function notFoundPathIn(folder: string): string {
  return `${NOT_FOUND_PATH}.${folder}`
}

/** The language folder of a not-found path, empty for the language of the site; undefined for all other paths. */
export function folderOfNotFound(path: string): string | undefined {
  if (path === NOT_FOUND_PATH) return ''
  return path.startsWith(`${NOT_FOUND_PATH}.`) ? path.slice(NOT_FOUND_PATH.length + 1) : undefined
}
