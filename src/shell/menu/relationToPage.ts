/**
 * How the target of a link relates to the page at `path`: it is the page, it is above the page, or neither. Query and
 * hash are ignored.
 */
export function relationToPage(location: string, path: string): 'page' | 'above' | 'elsewhere' {
  const target = location.replace(/[?#].*/s, '')
  if (target === path) return 'page'
  return target !== '' && target !== '/' && path.startsWith(`${target}/`) ? 'above' : 'elsewhere'
}
