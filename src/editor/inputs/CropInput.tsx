import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type ReactNode, Suspense, lazy, useContext, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import { type Crop, cropRegion, hasPixels, isCrop } from '#src/site/pictures/crop.ts'
import { FIRST_CROP, PROPORTIONS, cropWith } from './cropValue.ts'
import { FieldFrame } from './FieldFrame.tsx'

const CropBox = lazy(async () => ({ default: (await import('./CropBox.tsx')).CropBox }))

/**
 * The part of a picture that is shown: dragged on the picture, moved and resized with the arrow keys, or typed as numbers (`children`). A
 * drag is one undo step.
 */
export function CropInput({
  field,
  label,
  value,
  source,
  keyPath,
  src,
  onChange,
  children,
}: FieldProps & { src: string; children: ReactNode }) {
  const { asStep } = useContext(FormContext)
  const [proportions, setProportions] = useState('')
  const [size, setSize] = useState<{ width: number; height: number }>()
  const merged = { ...(source as object | undefined), ...(value as object | undefined) }
  const crop: Crop | undefined = isCrop(merged) ? merged : undefined
  const give = (next: Crop | undefined) => void asStep(() => onChange(next))
  const shown = crop && size && cropRegion(crop, size)
  return (
    <FieldFrame label={label} about={field.about} keyPath={keyPath}>
      {value === undefined && !crop && (
        <Stack spacing={1} sx={{ alignItems: 'start' }}>
          <Button variant="outlined" disabled={!hasPixels(src)} onClick={() => give(FIRST_CROP)}>
            Crop the picture
          </Button>
          {!hasPixels(src) && <Box sx={{ fontSize: '0.8125rem' }}>Only PNG, JPG and WebP pictures can be cropped.</Box>}
        </Stack>
      )}
      {crop && (
        <Stack spacing={1.5}>
          <Suspense fallback={<Box sx={{ height: 240 }} />}>
            <CropBox
              src={src}
              crop={crop}
              proportions={PROPORTIONS[proportions]}
              onSize={setSize}
              onChange={(next, isDragged) => (isDragged ? give(next) : onChange(next))}
            />
          </Suspense>
          <Box role="status" sx={{ fontSize: '0.8125rem' }}>
            {shown && `Shows ${shown.width} × ${shown.height} of ${size!.width} × ${size!.height} pixels`}
          </Box>
          <TextField
            select
            label="Proportions"
            value={proportions}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => {
              setProportions(target.value)
              const ratio = PROPORTIONS[target.value]
              if (ratio !== undefined && size) give(cropWith(ratio, crop, size))
            }}>
            <option value="">Any</option>
            {Object.keys(PROPORTIONS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </TextField>
        </Stack>
      )}
      {value !== undefined && (
        <Stack spacing={1.5} sx={{ mt: 1.5 }}>
          <Box component="details" open={!crop}>
            <Box component="summary" sx={{ py: 0.5, cursor: 'pointer', fontSize: '0.8125rem', fontWeight: 600 }}>
              As numbers
            </Box>
            <Box sx={{ mt: 1 }}>{children}</Box>
          </Box>
          {source === undefined && (
            <Button sx={{ alignSelf: 'start' }} onClick={() => give(undefined)}>
              Show the whole picture
            </Button>
          )}
        </Stack>
      )}
    </FieldFrame>
  )
}
