import Box from '@mui/material/Box'
import { IconAction } from './inputs/IconAction.tsx'

/** Folds and unfolds a column of the editor, on wide screens only. */
export function FoldColumn({
  name,
  isFolded,
  side,
  onFold,
}: {
  name: string
  isFolded: boolean
  side: 'left' | 'right'
  onFold(isFolded: boolean): void
}) {
  return (
    <Box sx={{ display: { xs: 'none', lg: 'flex' }, justifyContent: side === 'left' ? 'end' : 'start', mx: side === 'left' ? -1 : 0.5 }}>
      <IconAction
        icon={(side === 'left') === isFolded ? 'right' : 'left'}
        label={`${isFolded ? 'Show' : 'Hide'} the ${name}`}
        aria-expanded={!isFolded}
        onClick={() => onFold(!isFolded)}
      />
    </Box>
  )
}
