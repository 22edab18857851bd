import type { Site } from '#src/site/site.ts'
import { findPage } from './lookup.ts'

/** The redirects to the generated pages of pages that have moved: a redirect to a page holds for the pages generated from it. */
export function redirectsOfGenerated({ pages, redirects }: Pick<Site, 'pages' | 'redirects'>): Site['redirects'] {
  const below = new Map<string, string[]>()
  for (const { generated } of pages) {
    if (!generated?.below) continue
    const others = below.get(generated.from)
    if (others) others.push(generated.below)
    else below.set(generated.from, [generated.below])
  }
  if (below.size === 0) return []
  const written = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap(({ from, to, status }) =>
    (below.get(to) ?? []).flatMap((address) => {
      const moved = `${from.endsWith('/') ? from : `${from}/`}${address}`
      return written.has(moved) || findPage({ pages }, moved) ? [] : [{ from: moved, to: `${to}/${address}`, status }]
    }),
  )
}
