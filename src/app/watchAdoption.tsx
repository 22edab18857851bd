import { type ReactNode, useEffect } from 'react'

/**
 * For the preview only: reports when React has adopted the document. `settled` settles once the content of `watched` is adopted, or once
 * the error handler returned by `orGivenUp` is called.
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
    // Around the application, never next to it: React’s ids count siblings.
    watched: (app) => <Watched>{app}</Watched>,
    orGivenUp: (handle) => (error) => {
      handle(error)
      settle()
    },
  }
}
