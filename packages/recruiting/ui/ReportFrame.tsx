import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A result below the form of its tool, its parts in a column. */
export function ReportFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      className="report"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 6, '@media print': { mt: 0 } }}>
      {children}
    </Box>
  )
}
