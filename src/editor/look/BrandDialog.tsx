import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { EditorSite, TriedLook } from '#src/node/dev/editor/wire.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import { hexColour } from './hexColour.ts'
import { TriedPages } from './TriedPages.tsx'

/** The pause after which a colour is shown on the pages, in milliseconds. */
const PAUSE_MS = 300

/**
 * Tries a brand colour on several pages before it is saved. `theme` is the theme with its present colours; `setByHand` is the number of
 * colours that do not follow the brand colour.
 */
export function BrandDialog({
  site,
  open,
  theme,
  colour: initial,
  setByHand,
  onUse,
  onClose,
}: {
  site: EditorSite
  open: string
  theme: Readonly<Record<string, unknown>>
  colour: string
  setByHand: number
  onUse(theme: Record<string, unknown>): void
  onClose(): void
}) {
  const [colour, setColour] = useState(initial)
  const [isLeading, setLeading] = useState(setByHand > 0)
  const [tried, setTried] = useState<TriedLook>()
  const [failure, setFailure] = useState('')
  const hex = hexColour(colour)
  const isColour = hex !== undefined
  const { colors, ...others } = theme
  const next: Record<string, unknown> = isLeading || colors === undefined ? { ...others, brand: hex } : { ...theme, brand: hex }
  const asked = isColour ? JSON.stringify(next) : ''
  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    const timer = setTimeout(() => {
      tasksApi.tryTheme(JSON.parse(asked) as object).then(
        (look) => {
          if (isWanted) setTried(look)
        },
        (error: Error) => setFailure(error.message),
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked])
  const errors = tried?.problems.filter(({ severity }) => severity === 'error') ?? []
  const isUsable = isColour && tried !== undefined && errors.length === 0
  return (
    <Dialog open fullWidth maxWidth="xl" transitionDuration={0} onClose={onClose} aria-labelledby="brand-title">
      <DialogTitle id="brand-title" sx={{ fontWeight: 700 }}>
        Brand colour
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2, pt: 1 }}>
          <TextField
            label="Colour"
            value={colour}
            placeholder="#rrggbb"
            error={!isColour}
            sx={{ width: '12rem' }}
            slotProps={{
              input: {
                endAdornment: (
                  <Box
                    component="input"
                    type="color"
                    aria-label="Pick a colour"
                    value={hex?.toLowerCase() ?? '#000000'}
                    onChange={({ target }) => setColour(target.value)}
                    sx={{ width: 40, height: 32, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
                  />
                ),
              },
            }}
            onChange={({ target }) => setColour(target.value)}
          />
          {setByHand > 0 && (
            <FormControlLabel
              label={`Derive all other colours from it (${setByHand} are set by hand)`}
              control={<Checkbox size="small" checked={isLeading} onChange={(_event, isOn) => setLeading(isOn)} />}
            />
          )}
        </Box>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {tried && tried.problems.length > 0 && (
          <Alert severity={errors.length > 0 ? 'error' : 'warning'} sx={{ mb: 2 }}>
            {tried.problems.slice(0, 5).map(({ path, message }) => (
              <div key={path + message}>{message}</div>
            ))}
            {tried.problems.length > 5 && <div>And {tried.problems.length - 5} more.</div>}
          </Alert>
        )}
        {tried && <TriedPages key={tried.view} site={site} open={open} view={tried.view} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!isUsable} onClick={() => onUse(next)}>
          Use this colour
        </Button>
      </DialogActions>
    </Dialog>
  )
}
