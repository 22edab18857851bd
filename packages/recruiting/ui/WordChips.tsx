import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Chips in rows: skills as text, or words as buttons. */
export function WordChips({ children }: { children: ReactNode }) {
  return (
    <Box className="chips" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Box>
  )
}
