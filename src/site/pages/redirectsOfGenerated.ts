import type { Redirect } from '#src/site/redirects/redirect.ts'
import { oldAddress, withoutSlash } from '#src/site/redirects/oldAddress.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'
import type { Site } from '#src/site/site.ts'
import { findPage } from './lookup.ts'

/**
 * The redirects to the generated pages of pages that have moved: a redirect to a page holds for the pages generated from it. Those that the
 * site writes itself come first, also patterns for what is below the old address.
 */
export function redirectsOfGenerated({ pages, redirects }: Pick<Site, 'pages' | 'redirects'>): Redirect[] {
  const below = new Map<string, string[]>()
  for (const { generated } of pages) {
    if (!generated?.below) continue
    const others = below.get(generated.from)
    if (others) others.push(generated.below)
    else below.set(generated.from, [generated.below])
  }
  if (below.size === 0) return []
  const written = redirectTable(redirects)
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect
    const page = to?.split(/[?#]/)[0] ?? ''
    const addresses = below.get(page)
    // An old query says which page it was, and what is below an open address has its own target.
    if (!addresses || from.includes('?') || from.endsWith('/*')) return []
    const depth = from.split('/').length - 1
    return addresses.flatMap((address) => {
      const moved = `${withoutSlash(from)}/${address}`
      const pattern = written.pattern(moved, '')
      const isWritten = pattern !== undefined && (oldAddress(pattern.redirect.from).segments?.length ?? 0) >= depth
      return isWritten || written.exact(moved, '') || findPage({ pages }, moved)
        ? []
        : [{ ...redirect, from: moved, to: `${page}/${address}` }]
    })
  })
}
