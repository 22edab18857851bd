import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useHydrated } from 'page-builder/ui'

/** A group of fields of a tool, under a heading. Disabled without JavaScript; the browser entry enables them while the code is loading. */
export function InputGroup({ label, help, children }: { label: string; help?: string | undefined; children: ReactNode }) {
  const live = useHydrated()
  return (
    <Box component="fieldset" disabled={!live} suppressHydrationWarning sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5, color: 'text.strong' }}>
        {label}
      </Typography>
      {help && (
        <Typography variant="body2" sx={{ mt: -1, color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {children}
    </Box>
  )
}
