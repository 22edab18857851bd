import { pageState, shellDigest } from './pageState.ts'
import type { Preview } from './preview.ts'

/**
 * Names what an open document of the preview shows, so that it changes with it. A document that is no page of the site has a digest that
 * says so: `gallery-…`, and `none` where there is no good page yet.
 */
export function stateDigest({ good }: Preview, pathname: string, version: number): string {
  if (!good) return 'none'
  if (/^\/_gallery(?:\/|$)/.test(pathname)) return `gallery-${version}-${shellDigest(good)}`
  return pageState(good, pathname, version).digest
}
