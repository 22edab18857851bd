import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { EditorIcon } from './inputs/EditorIcon.tsx'

/** The fields next to the page; on narrow screens, a bottom sheet that can be collapsed. */
export function PanelSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Box
      component="aside"
      aria-label="Properties"
      sx={{
        gridArea: 'panel',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        bgcolor: '#fff',
        borderStyle: 'solid',
        borderColor: 'grey.300',
        borderWidth: 0,
        borderLeftWidth: { lg: 1 },
        borderTopWidth: { xs: 1, lg: 0 },
        borderRadius: { xs: '16px 16px 0 0', lg: 0 },
        boxShadow: { xs: '0 -8px 24px rgb(17 24 39 / 14%)', lg: 'none' },
      }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        startIcon={<EditorIcon name={isOpen ? 'down' : 'up'} />}
        sx={{ display: { lg: 'none' }, minHeight: 44, borderRadius: '16px 16px 0 0' }}>
        Fields
      </Button>
      <Box
        sx={{
          display: { xs: isOpen ? 'block' : 'none', lg: 'block' },
          height: { xs: '42dvh', lg: 'auto' },
          flex: { lg: 1 },
          overflow: 'auto',
          px: 2,
          pt: { xs: 0.5, lg: 2 },
          pb: 3,
        }}>
        {children}
      </Box>
    </Box>
  )
}
