import type { Registered } from '#src/store/registered.ts'

/** How long a slice is kept, in milliseconds: `term`, the site’s setting, unless its package sets less. */
export function termOf({ slices }: Registered, name: string, term: number): number {
  return Math.min(term, slices[name]!.mostTime)
}
