import { hrefOf } from './siteBase.ts'

/** A `srcset` of paths, as this builder writes it, with addresses. */
export function srcSetOf(srcSet: string): string {
  return srcSet.split(', ').map(hrefOf).join(', ')
}
