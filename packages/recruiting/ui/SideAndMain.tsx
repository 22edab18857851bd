import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Two parts of a report: the smaller next to the larger on wide screens, above it elsewhere. */
export function SideAndMain({ children }: { children: [ReactNode, ReactNode] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
      }}>
      {children}
    </Box>
  )
}
