import Box from '@mui/material/Box'

/** What became of what was pressed, said politely to screen readers as well. It takes no room until there is something to say. */
export function LiveMessage({ children }: { children: string }) {
  return (
    <Box component="p" role="status" className="said" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
      {children}
    </Box>
  )
}
