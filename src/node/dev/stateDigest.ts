import { pageState, shellDigest } from './pageState.ts'
import type { Preview } from './preview.ts'

/**
 * Identifies the state that an open document of the preview shows. A document outside the site has a special digest: `gallery-…`, or `none`
 * if the site has not built successfully yet.
 */
export function stateDigest({ good }: Preview, pathname: string, version: number): string {
  if (!good) return 'none'
  if (/^\/_gallery(?:\/|$)/.test(pathname)) return `gallery-${version}-${shellDigest(good)}`
  return pageState(good, pathname, version).digest
}
