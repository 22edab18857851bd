import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type FormStepProps = {
  id: string
  title: string | undefined
  /** Which step it is, in words. */
  place: string
  isHidden: boolean
  children: ReactNode
}

/** A step of a form as a group with a heading, which can take the focus. */
export function FormStep({ id, title, place, isHidden, children }: FormStepProps) {
  return (
    <Box
      component="fieldset"
      data-step
      hidden={isHidden}
      sx={{ display: 'grid', '&[hidden]': { display: 'none' }, gap: 3, minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Box component="legend" id={id} tabIndex={-1} sx={{ mb: 3, p: 0 }}>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
          {place}
        </Typography>{' '}
        {title && (
          <Typography component="span" variant="h4" sx={{ display: 'block' }}>
            {title}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}
