import Box from '@mui/material/Box'

/** The outcome of an action, announced politely to screen readers as well. Takes no room while empty. */
export function LiveMessage({ children }: { children: string }) {
  return (
    <Box component="p" role="status" className="said" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
      {children}
    </Box>
  )
}
