import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Rows with a name each and its actions at the end: an icon, a `span`, buttons. */
export function NamedRows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      role="list"
      className="given"
      sx={{
        display: 'grid',
        gap: 1,
        maxHeight: '16rem',
        overflowY: 'auto',
        '& > li': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          paddingInlineStart: 1.5,
          paddingInlineEnd: 0.5,
          '&:has(.MuiButton-root)': { paddingInlineEnd: 1.5, pt: { xs: 1, sm: 0 }, columnGap: 2, rowGap: 0 },
          minHeight: 'var(--mui-control-height)',
          borderRadius: 1,
          bgcolor: 'secondary.light',
          color: 'text.strong',
          fontWeight: 600,
          overflowWrap: 'anywhere',
        },
        '& > li > span': { flex: '1 1 12rem' },
        '& > li > .icon': { color: 'secondary.main' },
        '& button': { color: 'inherit' },
      }}>
      {children}
    </Box>
  )
}
