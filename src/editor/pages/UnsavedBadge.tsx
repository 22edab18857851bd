import Box from '@mui/material/Box'

/** Marks a part whose changes are kept in this browser only, because they are not valid yet. */
export function UnsavedBadge() {
  return (
    <Box
      component="span"
      sx={{ flex: 'none', px: 0.75, borderRadius: 1, bgcolor: '#fee2e2', color: '#7f1d1d', fontSize: '0.75rem', fontWeight: 600 }}>
      not saved
    </Box>
  )
}
