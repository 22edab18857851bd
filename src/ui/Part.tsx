import { type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { HydrationGateContext } from './hydrationGates.ts'

/**
 * A part of the page that is taken over by itself. Where a translator or another program has changed it before, it alone is rendered anew,
 * and not the whole page.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Standing>{children}</Standing>
    </Suspense>
  )
}

/** Says that it stands, as soon as it does. */
function Standing({ children }: { children: ReactNode }) {
  const gates = use(HydrationGateContext)
  useLayoutEffect(() => gates?.stands(), [gates])
  return children
}
