import { type ReactNode, useEffect } from 'react'

/**
 * For the preview only: tells when React has adopted the document. `settled` settles once what went through `watched` is adopted, or once
 * what `orGivenUp` has made of a handler of errors is called.
 */
export function watchAdoption(): {
  settled: Promise<void>
  watched(app: ReactNode): ReactNode
  orGivenUp(handle: (error: unknown) => void): (error: unknown) => void
} {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  function Watched({ children }: { children: ReactNode }) {
    useEffect(() => settle(), [])
    return children
  }
  return {
    settled,
    // Around the application, never beside it: the ids that React makes count siblings.
    watched: (app) => <Watched>{app}</Watched>,
    orGivenUp: (handle) => (error) => {
      handle(error)
      settle()
    },
  }
}
