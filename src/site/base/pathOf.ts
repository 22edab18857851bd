import { siteBase } from './siteBase.ts'

/** The path of the site that an address has, such as `/visit`; undefined for one outside the site. */
export function pathOf(pathname: string): string | undefined {
  const base = siteBase()
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}
