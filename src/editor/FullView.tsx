import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A full-screen view above the editor. */
export function FullView({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const id = useId()
  return (
    <Dialog open fullScreen transitionDuration={0} onClose={onClose} aria-labelledby={id}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 3,
          py: 1.5,
          bgcolor: '#fff',
          borderBottom: 1,
          borderColor: 'grey.400',
        }}>
        <Typography id={id} component="h2" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          {title}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </Box>
      <Box sx={{ p: 3 }}>{children}</Box>
    </Dialog>
  )
}
