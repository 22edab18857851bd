import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A collapsible part of a form. */
export function FoldedPart({
  title,
  about,
  isOpen = false,
  children,
}: {
  title: string
  about: string
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <Box component="details" open={isOpen} sx={{ border: 1, borderColor: 'grey.400', borderRadius: 1, bgcolor: '#fff' }}>
      <Box component="summary" sx={{ px: 1.5, py: 1, borderRadius: 1, cursor: 'pointer', '&:hover': { bgcolor: 'grey.100' } }}>
        <Box component="h3" sx={{ display: 'inline', m: 0, fontSize: '0.875rem', fontWeight: 700 }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', pl: 2, fontSize: '0.75rem', color: 'text.secondary' }}>
          {about}
        </Box>
      </Box>
      <Box sx={{ p: 1.5, pt: 1 }}>{children}</Box>
    </Box>
  )
}
