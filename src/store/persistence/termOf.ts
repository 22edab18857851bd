import type { Registered } from '#src/store/registered.ts'

/** For how long a slice is kept, in milliseconds: `term`, which is what the site says, unless its package says less. */
export function termOf({ slices }: Registered, name: string, term: number): number {
  return Math.min(term, slices[name]!.mostTime)
}
