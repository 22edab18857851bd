/** The relation of a link’s target to the page at `path`: the page itself, an ancestor, or neither. Query and hash are ignored. */
export function relationToPage(location: string, path: string): 'page' | 'above' | 'elsewhere' {
  const target = location.replace(/[?#].*/s, '')
  if (target === path) return 'page'
  return target !== '' && target !== '/' && path.startsWith(`${target}/`) ? 'above' : 'elsewhere'
}
