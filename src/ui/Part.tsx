import { type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { HydrationGateContext } from './hydrationGates.ts'

/**
 * A part of the page that hydrates separately. If other software has changed it, React renders only this part again, not the whole page.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Standing>{children}</Standing>
    </Suspense>
  )
}

/** Reports that it is in the document as soon as it is. */
function Standing({ children }: { children: ReactNode }) {
  const gates = use(HydrationGateContext)
  useLayoutEffect(() => gates?.stands(), [gates])
  return children
}
