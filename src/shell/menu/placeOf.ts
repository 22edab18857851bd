/**
 * What a link means for the page at `path`: it is the page, the page lies below it, or neither. Query and anchor do not
 * count.
 */
export function placeOf(location: string, path: string): 'page' | 'above' | 'elsewhere' {
  const target = location.replace(/[?#].*$/, '')
  if (target === path) return 'page'
  return target !== '' && target !== '/' && path.startsWith(`${target}/`) ? 'above' : 'elsewhere'
}
