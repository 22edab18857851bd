import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What only developers need to know, in the terms of git; collapsed. */
export function DeveloperDetails({ children }: { children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        Details for developers
      </Box>
      {children}
    </Box>
  )
}
