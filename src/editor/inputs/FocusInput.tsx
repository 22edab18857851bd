import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type FocusPoint, pointAt, pointIn, steppedPoint } from './focusPoint.ts'

/** The point of a picture that stays visible when it is cropped: clicked on the picture, dragged, or moved with the arrow keys. */
export function FocusInput({ field, label, value, source, keyPath, src, onChange }: FieldProps & { src: string }) {
  const point = pointIn({ ...(source as object | undefined), ...(value as object | undefined) })
  // A picture that is still loading has no size, so a press on it would hit an edge.
  const [loaded, setLoaded] = useState<string>()
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1 || loaded !== src) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange(pointAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY))
  }
  const step = (event: KeyboardEvent) => {
    const next = steppedPoint(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <FieldFrame label={label} about={field.about} keyPath={keyPath}>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={`${label}: arrow keys move it, with Shift in larger steps`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={inWords(point)}
        aria-busy={loaded !== src}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={step}
        sx={{ position: 'relative', width: 'fit-content', maxWidth: '100%', cursor: 'crosshair', touchAction: 'none' }}>
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          onLoad={() => setLoaded(src)}
          sx={{ display: 'block', minWidth: 80, maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${point.x}%`,
            top: `${point.y}%`,
            width: 24,
            height: 24,
            translate: '-50% -50%',
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #111827, inset 0 0 0 2px #111827',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, fontSize: '0.8125rem' }}>
        {inWords(point)}
        {value !== undefined && (
          <Button size="small" onClick={() => onChange(undefined)}>
            Back to the centre
          </Button>
        )}
      </Box>
    </FieldFrame>
  )
}

function inWords({ x, y }: FocusPoint): string {
  return `${x} % from the left, ${y} % from the top`
}
