import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { momentOf, momentParts } from './momentParts.ts'

/** A day, or a time of a day with its offset from UTC: what is left empty is left out. */
export function MomentInput({ field, label, value, keyPath, isNeeded, onChange }: FieldProps<Extract<FormField, { kind: 'moment' }>>) {
  const problems = useProblems(keyPath)
  const parts = momentParts(typeof value === 'string' ? value : '')
  const give = (change: Partial<typeof parts>) => {
    const text = momentOf({ ...parts, ...change })
    onChange(text === '' && !isNeeded ? undefined : text)
  }
  const id = fieldId(keyPath)
  const hasError = problems.some(({ severity }) => severity === 'error')
  return (
    <Box role="group" aria-label={label} aria-describedby={`${id}-about`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(9rem, 1.4fr) minmax(6.5rem, 1fr) 5rem', gap: 1, '& input': { px: 1 } }}>
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
          onChange={({ target }) => give({ time: target.value, offset: parts.offset || 'Z' })}
        />
        <TextField
          label="From UTC"
          disabled={parts.time === ''}
          value={parts.offset}
          placeholder="+01:00"
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => give({ offset: target.value })}
        />
      </Box>
      <Box id={`${id}-about`} sx={{ mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4 }}>
        <FieldHelp problems={problems} about={field.about} />
      </Box>
    </Box>
  )
}
