import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { viewAddress } from '#src/editor/viewAddress.ts'
import { markChanges } from './markChanges.ts'

/** The height of the window for which a page is laid out, in CSS pixels, before it is shown at full height. */
const HEIGHTS: Record<number, number> = { 390: 844, 1440: 900 }

/** The width of the frames around differences, in CSS pixels. */
const LINE = 3

/** A page in a state of the site; null if it does not exist there, and a sentence if it cannot be shown. */
export type ShownPage = { path: string; view: string } | null | string

type PagePairProps = { before: ShownPage; after: ShownPage; width: number; titles?: { before: string; after: string } }

/** A page before and after, side by side, laid out at a width, with synchronized scrolling. Differences are framed. */
export function PagePair({ before, after, width, titles = { before: 'Before', after: 'After' } }: PagePairProps) {
  const place = useRef<HTMLDivElement>(null)
  const frames = useRef<Partial<Record<'before' | 'after', HTMLIFrameElement>>>({})
  const [room, setRoom] = useState(0)
  const [heights, setHeights] = useState<Partial<Record<'before' | 'after', number>>>({})
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [])

  const scale = Math.min(1, Math.max(0, (room - 16) / 2) / width)
  const least = HEIGHTS[width] ?? 900

  function loaded(side: 'before' | 'after', frame: HTMLIFrameElement) {
    frames.current[side] = frame
    setHeights((known) => ({ ...known, [side]: Math.max(least, frame.contentDocument?.documentElement.scrollHeight ?? 0) }))
    const [old, now] = [frames.current.before?.contentDocument, frames.current.after?.contentDocument]
    const top = old && now ? markChanges(old, now, Math.round(LINE / scale)) : undefined
    if (top !== undefined) place.current?.scrollTo({ top: Math.max(0, top * scale - 80) })
  }
  return (
    <div>
      <Typography component="h4" sx={{ mb: 0.5, fontWeight: 700 }}>
        {width} pixels wide
      </Typography>
      <Box
        ref={place}
        component="div"
        role="group"
        tabIndex={0}
        aria-label={`${titles.before} and ${titles.after.toLowerCase()}, ${width} pixels wide`}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          maxHeight: '70vh',
          overflow: 'auto',
          border: 1,
          borderColor: 'grey.400',
          bgcolor: '#e5e7eb',
        }}>
        {(['before', 'after'] as const).map((side) => {
          const shown = side === 'before' ? before : after
          const height = heights[side] ?? least
          const title = titles[side]
          return (
            <div key={side}>
              <Typography sx={{ px: 1, py: 0.5, fontWeight: 700, bgcolor: '#fff' }}>{title}</Typography>
              {shown === null || typeof shown === 'string' ? (
                <Typography sx={{ p: 2 }}>{shown ?? 'The page does not exist here.'}</Typography>
              ) : (
                <Box inert sx={{ height: height * scale, overflow: 'hidden' }}>
                  {scale > 0 && (
                    <Box
                      component="iframe"
                      title={`${title}, ${width} pixels wide`}
                      src={viewAddress.of(shown)}
                      sandbox="allow-same-origin"
                      onLoad={({ currentTarget }) => loaded(side, currentTarget)}
                      sx={{
                        display: 'block',
                        width,
                        height,
                        border: 0,
                        bgcolor: '#fff',
                        transform: `scale(${scale})`,
                        transformOrigin: '0 0',
                      }}
                    />
                  )}
                </Box>
              )}
            </div>
          )
        })}
      </Box>
    </div>
  )
}
