import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useToolAround } from './ToolContext.ts'

/** The heading of a result. It takes the focus, and with it the screen, with each new result: screen readers then say it. */
export function ResultHeading({ children }: { children: string }) {
  const { fresh } = useToolAround()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [fresh])
  return (
    <Typography variant="h2" tabIndex={-1} ref={heading} className="result-heading" sx={{ scrollMarginTop: '6rem' }}>
      {children}
    </Typography>
  )
}
