import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { contrastsOf } from './contrastsOf.ts'
import { useTextField } from './useTextField.tsx'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour, typed or picked, with how well it can be told from white and from other colours of the same group: measured, beside it. */
export function ColourInput(props: FieldProps<Extract<FormField, { kind: 'colour' }>>) {
  const { label, keyPath, around } = props
  const { text, give, frame } = useTextField(props)
  const isColour = HEX.test(text)
  const name = String(keyPath.at(-1))
  return (
    <div>
      <TextField
        {...frame}
        value={text}
        placeholder="#rrggbb"
        slotProps={{
          input: {
            endAdornment: (
              <Box
                component="input"
                type="color"
                aria-label={`${label}: pick a colour`}
                value={isColour ? text.toLowerCase() : '#000000'}
                onChange={({ target }) => give(target.value)}
                sx={{ width: 36, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            ),
          },
        }}
        onChange={({ target }) => give(target.value)}
      />
      {isColour && (
        <Box component="ul" aria-label={`Contrast of ${label.toLowerCase()}`} sx={LIST}>
          {contrastsOf(name, text, around?.value ?? {}).map(({ on, ratio, front, back }) => (
            <Box component="li" key={on} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box component="span" aria-hidden sx={SAMPLE} style={{ background: `radial-gradient(${front} 5px, ${back} 6px)` }} />
              <span>
                {on}: <strong>{ratio.toFixed(1)}</strong>{' '}
                {ratio >= 4.5 ? 'for texts' : ratio >= 3 ? 'for large texts and borders' : 'for shapes only'}
              </span>
            </Box>
          ))}
        </Box>
      )}
    </div>
  )
}

const LIST = { m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '0.75rem' }
const SAMPLE = { width: 28, height: 18, borderRadius: 0.5, border: 1, borderColor: 'grey.400' }
