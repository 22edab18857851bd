/** The path under which the not-found page has its data. */
export const NOT_FOUND_PATH = '/404'

/** The same in a further language, by the folder of its addresses. No other page can have such a path: it holds a full stop. */
export function notFoundPathIn(folder: string): string {
  return `${NOT_FOUND_PATH}.${folder}`
}

/** The folder of the language whose not-found page has a path, empty for the language of the site; undefined for all other paths. */
export function folderOfNotFound(path: string): string | undefined {
  if (path === NOT_FOUND_PATH) return ''
  return path.startsWith(`${NOT_FOUND_PATH}.`) ? path.slice(NOT_FOUND_PATH.length + 1) : undefined
}
