import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useKeeping } from 'page-builder/store'
import { useToolAround } from './ToolContext.ts'

// When off, its knob would be as light as the background.
const OUTLINED = { '& .MuiSwitch-thumb': { border: '1px solid', borderColor: 'text.disabled' } } as const

/** The switch that keeps the results of this tool in memory only, now and on later visits. */
export function KeepSwitch() {
  const { words, type } = useToolAround()
  const { word, decide } = useKeeping(type)
  return (
    <FormControlLabel
      className="keep-switch"
      control={
        <Switch size="small" sx={OUTLINED} checked={word === 'notKept'} onChange={(_event, isOff) => decide(isOff ? 'notKept' : 'kept')} />
      }
      label={words.doNotKeep}
      sx={{ marginInlineStart: '-0.25rem' }}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  )
}
