import Box from '@mui/material/Box'

/**
 * The text of a message as written; a long one scrolls in its own box, also with the keyboard. `label` is the accessible name of the box.
 */
export function MessageText({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        maxHeight: '20rem',
        m: 0,
        p: 2,
        overflow: 'auto',
        borderRadius: 1,
        bgcolor: 'background.subtle',
        font: 'inherit',
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}>
      {children}
    </Box>
  )
}
