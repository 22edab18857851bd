import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { beginningOf, momentOf, momentParts, ownZone } from './momentParts.ts'

/** A day, optionally with a time in the author’s time zone; an empty value is removed. */
export function MomentInput({ field, label, value, keyPath, isNeeded, onChange }: FieldProps<Extract<FormField, { kind: 'moment' }>>) {
  const problems = useProblems(keyPath)
  const zone = ownZone()
  const parts = momentParts(typeof value === 'string' ? value : '', zone)
  const give = (change: Partial<typeof parts>) => {
    const text = momentOf({ ...parts, ...change }, zone)
    onChange(text === '' && !isNeeded ? undefined : text)
  }
  const id = fieldId(keyPath)
  const hasError = problems.some(({ severity }) => severity === 'error')
  return (
    <Box role="group" aria-label={label} aria-describedby={`${id}-about`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(9rem, 1.4fr) minmax(6.5rem, 1fr)', gap: 1, '& input': { px: 1 } }}>
        <TextField
          id={id}
          type="date"
          label={label}
          required={isNeeded}
          error={hasError}
          value={parts.day}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => give({ day: target.value })}
        />
        <TextField
          type="time"
          label="Time"
          disabled={parts.day === ''}
          value={parts.time.slice(0, 5)}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => give({ time: target.value })}
        />
      </Box>
      <Box id={`${id}-about`} sx={{ mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4 }}>
        <Box sx={{ mb: 0.5 }}>{zoneWords(parts, zone)}</Box>
        <FieldHelp problems={problems} about={field.about} />
      </Box>
    </Box>
  )
}

/** The time zone in words. */
function zoneWords({ day, time }: ReturnType<typeof momentParts>, zone: string): string {
  if (day === '' || time !== '') return `Time zone: ${zone}`
  return zone === 'UTC' ? 'No time set: 00:00 UTC' : `No time set: 00:00 UTC, which is ${beginningOf(day, zone)} in ${zone}`
}
