import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

/** How wide the page is that is shown small, in CSS pixels. */
const WIDE = 1180

/** A page as it looks, made small: a picture to look at only. Its scripts do not run. */
export function Thumbnail({ title, src }: { title: string; src: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [])
  return (
    <Box
      ref={place}
      aria-hidden
      sx={{ aspectRatio: '16 / 9', overflow: 'hidden', bgcolor: '#fff', borderBottom: 1, borderColor: 'grey.300' }}>
      {room > 0 && (
        <Box
          component="iframe"
          loading="lazy"
          tabIndex={-1}
          title={title}
          src={src}
          sandbox="allow-same-origin"
          sx={{
            width: WIDE,
            height: (WIDE * 9) / 16,
            border: 0,
            transform: `scale(${room / WIDE})`,
            transformOrigin: '0 0',
            pointerEvents: 'none',
          }}
        />
      )}
    </Box>
  )
}
