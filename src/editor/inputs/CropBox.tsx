import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline'
import type { Crop } from '#src/site/pictures/crop.ts'
import { tidyCrop } from './cropValue.ts'

type CropBoxProps = {
  src: string
  crop: Crop
  /** Width divided by height; undefined for any. */
  proportions: number | undefined
  onSize(size: { width: number; height: number }): void
  /** `isDragged` is false for keys. */
  onChange(crop: Crop, isDragged: boolean): void
}

/** A picture with a rectangle, which is dragged and resized with the pointer, or with the arrow keys. */
export function CropBox({ src, crop, proportions, onSize, onChange }: CropBoxProps) {
  const [dragged, setDragged] = useState<Crop>()
  // A picture that is still loading has no size to be dragged over.
  const [loaded, setLoaded] = useState<string>()
  const isDragging = useRef(false)
  return (
    <Box sx={{ '--rc-drag-handle-bg-colour': '#111827', '--rc-border-color': '#fff', '--rc-focus-color': '#2563eb', lineHeight: 0 }}>
      <style>{cropStyles}</style>
      <ReactCrop
        crop={{ unit: '%', ...(dragged ?? crop) }}
        aspect={proportions}
        minWidth={8}
        minHeight={8}
        disabled={loaded !== src}
        ruleOfThirds
        keepSelection
        ariaLabels={LABELS}
        onDragStart={() => (isDragging.current = true)}
        onChange={(_pixels, next) => setDragged(next)}
        onComplete={(_pixels, next) => {
          setDragged(undefined)
          onChange(tidyCrop(next), isDragging.current)
          isDragging.current = false
        }}>
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setLoaded(src)
            onSize({ width, height })
          }}
          // Room is left for scrolling by touch.
          sx={{ '&&': { display: 'block', minWidth: 80, maxWidth: '100%', maxHeight: 280 } }}
        />
      </ReactCrop>
    </Box>
  )
}

const handle = (place: string) => `Resize at the ${place}: arrow keys, with Shift in larger steps`

const LABELS = {
  cropArea: 'Part that is shown: arrow keys move it, with Shift in larger steps',
  nwDragHandle: handle('upper left corner'),
  nDragHandle: handle('upper edge'),
  neDragHandle: handle('upper right corner'),
  eDragHandle: handle('right edge'),
  seDragHandle: handle('lower right corner'),
  sDragHandle: handle('lower edge'),
  swDragHandle: handle('lower left corner'),
  wDragHandle: handle('left edge'),
}
