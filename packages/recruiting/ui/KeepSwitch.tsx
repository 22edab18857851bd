import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useKeeping } from 'page-builder/store'
import { useToolAround } from './ToolContext.ts'

// Off, its knob is as pale as the sheet.
const OUTLINED = { '& .MuiSwitch-thumb': { border: '1px solid', borderColor: 'text.disabled' } } as const

/** The switch that has the results of this tool live in memory only, now and in later visits. */
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
