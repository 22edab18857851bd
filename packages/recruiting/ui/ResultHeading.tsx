import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { KeptNote } from './KeptNote.tsx'
import { useToolAround } from './ToolContext.ts'

/**
 * The heading of a result, and the note on storing it. With each new result the heading takes the focus and scrolls into view: screen
 * readers then announce it.
 */
export function ResultHeading({ children }: { children: string }) {
  const { fresh } = useToolAround()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [fresh])
  return (
    <Box component="header">
      <Typography variant="h2" tabIndex={-1} ref={heading} className="result-heading" sx={{ scrollMarginTop: '-0.5rem' }}>
        {children}
      </Typography>
      <KeptNote />
    </Box>
  )
}
