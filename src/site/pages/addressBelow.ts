/** The address of something below a page, such as `/news/page/2`. */
export function addressBelow(path: string, below: string): string {
  return `${path === '/' ? '' : path}/${below}`
}
