import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useContext, useState } from 'react'
import type { FieldProps, FieldsAround } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import { placeIn } from '#src/editor/placeIn.ts'
import { useProblems } from '#src/editor/useProblems.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { deriveColors } from '#src/site/theme/deriveColors.ts'
import { BrandDialog } from '#src/editor/look/BrandDialog.tsx'
import { hexColour } from '#src/editor/look/hexColour.ts'
import { contrastsOf } from './contrastsOf.ts'
import { faintPairs } from './faintPairs.ts'
import { useTextField } from './useTextField.tsx'

/** A colour, typed or picked, with its measured contrast to white and to other colours of its group. */
export function ColourInput(props: FieldProps<Extract<FormField, { kind: 'colour' }>>) {
  const { label, keyPath, around } = props
  const { palette, seen } = useContext(FormContext)
  const called = (colour: string) => placeIn(seen?.site.files['theme'], ['colors', colour]).labels.at(-1)!
  const { text, give, frame } = useTextField(props)
  const problems = useProblems(keyPath)
  const hex = hexColour(text)
  const isColour = hex !== undefined && hex === text
  const name = String(keyPath.at(-1))
  const isBrand = around !== undefined && name === 'brand'
  return (
    <div>
      <TextField
        {...frame}
        value={text}
        placeholder="#rrggbb"
        slotProps={{
          input: {
            // The brand colour leads others, so it is tried on pages before it is saved.
            readOnly: isBrand,
            endAdornment: !isBrand && (
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
        // Files have six digits.
        onBlur={() => hex !== undefined && hex !== text && give(hex)}
      />
      {isColour && keyPath[0] === 'colors' && <Faint pairs={faintPairs(name, palette, called)} isToldAbove={problems.length > 0} />}
      {isBrand && <Brand around={around} brand={isColour ? text : undefined} palette={palette} />}
      {isColour && (
        <Box component="ul" aria-label={`Contrast of ${label.toLowerCase()}`} sx={LIST}>
          {contrastsOf(name, text, around?.value ?? {}, called).map(({ on, ratio, front, back }) => (
            <Box component="li" key={on} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box component="span" aria-hidden sx={SAMPLE} style={{ background: `radial-gradient(${front} 5px, ${back} 6px)` }} />
              <span>
                {on}: <strong>{ratio.toFixed(1)}</strong>{' '}
                {ratio >= 4.5 ? 'for text' : ratio >= 3 ? 'for large text and borders' : 'for decoration only'}
              </span>
            </Box>
          ))}
        </Box>
      )}
    </div>
  )
}

/** The colour pairs with too little contrast; a single one may be shown with the field. */
function Faint({ pairs, isToldAbove }: { pairs: string[]; isToldAbove: boolean }) {
  if (pairs.length === 0 || (pairs.length === 1 && isToldAbove)) return null
  return (
    <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
      Hard to read:
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {pairs.map((pair) => (
          <li key={pair}>{pair}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Says how many colours do not follow the brand colour, and tries another one on pages. Without a brand colour, it begins with primary. */
function Brand({ around, brand, palette }: { around: FieldsAround; brand: string | undefined; palette: Readonly<Record<string, string>> }) {
  const { seen } = useContext(FormContext)
  const [isOpen, setOpen] = useState(false)
  const set = Object.keys((around.value['colors'] as object | undefined) ?? {}).length
  const base = brand ?? palette['primary'] ?? '#1d4ed8'
  const all = Object.keys(deriveColors(base, {})).length
  const kept = `${set < all ? set : 'All'} of the ${all} colours below are set by hand`
  return (
    <Box sx={{ mt: 1 }}>
      {set > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {set < all ? `${kept} and do not follow this colour.` : `${kept}, so this colour has no effect.`}
        </Alert>
      )}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the brand colour
      </Button>
      {isOpen && seen && (
        <BrandDialog
          site={seen.site}
          open={seen.path}
          theme={around.value}
          colour={base}
          setByHand={set}
          onUse={(theme) => {
            setOpen(false)
            around.onChange(theme)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

const LIST = { m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '0.75rem' }
const SAMPLE = { width: 28, height: 18, borderRadius: 0.5, border: 1, borderColor: 'grey.400' }
