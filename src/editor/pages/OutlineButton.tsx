import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'

/** A selectable row: its name, and details in small type. `onClick` receives whether it was pressed by keyboard. */
export function OutlineButton({
  name,
  about,
  isChosen = false,
  isFaint = false,
  badge,
  onClick,
}: {
  name: string
  about?: string | undefined
  isChosen?: boolean
  isFaint?: boolean
  badge?: ReactNode
  onClick(isByKey: boolean): void
}) {
  return (
    <ButtonBase
      focusRipple
      aria-current={isChosen}
      onClick={({ detail }) => onClick(detail === 0)}
      sx={{
        display: 'flex',
        flex: 1,
        minWidth: 0,
        gap: 1,
        alignItems: 'center',
        justifyContent: 'start',
        px: 1,
        py: 0.625,
        borderRadius: 1,
        font: 'inherit',
        textAlign: 'left',
        color: isFaint ? 'text.secondary' : 'text.primary',
        '&:hover': { bgcolor: isChosen ? '#dbeafe' : 'grey.100' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(isChosen && { bgcolor: '#dbeafe', boxShadow: 'inset 3px 0 #1d4ed8' }),
      }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="span"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', fontSize: '0.8125rem', fontWeight: 600 }}>
          {name}
        </Box>{' '}
        {about !== undefined && (
          <Box
            component="span"
            sx={{
              display: 'block',
              overflow: 'hidden',
              fontSize: '0.75rem',
              lineHeight: 1.35,
              color: '#4b5563',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}>
            {about}
          </Box>
        )}
      </Box>
      {badge}
    </ButtonBase>
  )
}
