import { useEffect, useRef } from 'react'

/** The heading of a result. It takes the focus, and with it the screen, each time `fresh` counts up: screen readers then say it. */
export function ResultHeading({ children, fresh }: { children: string; fresh: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [fresh])
  return (
    <h2 tabIndex={-1} ref={heading} className="result-heading">
      {children}
    </h2>
  )
}
