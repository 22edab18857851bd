import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { focusList } from './jump.ts'
import { EditorIcon } from './inputs/EditorIcon.tsx'

/**
 * The fields of a selection next to the page, a note about the page, or its comments; on narrow screens, a bottom sheet that opens when
 * there is something to show, and can be collapsed. `shown` names the content, null if there is none: another one is shown from its start.
 * Escape leads back to the list. `fold` is the button that folds the column on wide screens.
 */
export function PanelSheet({
  shown,
  isFolded,
  fold,
  children,
}: {
  shown: string | null
  isFolded: boolean
  fold: ReactNode
  children: ReactNode
}) {
  const [wish, setWish] = useState<{ shown: string | null; isOpen: boolean }>()
  const isOpen = wish && wish.shown === shown ? wish.isOpen : shown !== null
  return (
    <Box
      component="aside"
      aria-label="Properties"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) focusList()
      }}
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
        onClick={() => setWish({ shown, isOpen: !isOpen })}
        startIcon={<EditorIcon name={isOpen ? 'down' : 'up'} />}
        sx={{ display: { lg: 'none' }, minHeight: 44, borderRadius: '16px 16px 0 0' }}>
        Fields
      </Button>
      {fold}
      <Box
        key={shown}
        sx={{
          display: { xs: isOpen ? 'block' : 'none', lg: isFolded ? 'none' : 'block' },
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
