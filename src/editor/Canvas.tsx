import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { type Pick, sectionPicks } from './sectionPicks.ts'

/** How wide the page is shown, in CSS pixels; as wide as there is room when null. */
export type CanvasWidth = number | null

/**
 * The real page in a frame, as visitors get it. `shown` is the number of the section that is outlined; with `isScrolled` the page goes
 * there. While `isPicking` a click chooses a section in place of following links.
 */
export function Canvas({
  path,
  width,
  shown,
  isScrolled,
  isPicking,
  onPick,
  onOpen,
}: {
  path: string
  width: CanvasWidth
  shown: number | null
  isScrolled: boolean
  isPicking: boolean
  onPick(pick: Pick): void
  onOpen(path: string): void
}) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const picks = useRef<ReturnType<typeof sectionPicks>>(null)
  const now = useRef({ isPicking, onPick, onOpen, shown })
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    now.current = { isPicking, onPick, onOpen, shown }
  })
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setRoom({ width: entry!.contentRect.width, height: entry!.contentRect.height }))
    sizes.observe(place.current!)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || loads === 0) return
    const made = sectionPicks(page, { isOn: () => now.current.isPicking, onPick: (pick) => now.current.onPick(pick) })
    const say = () => now.current.onOpen(page.location.pathname)
    picks.current = made
    made.show(now.current.shown, false)
    say()
    page.navigation?.addEventListener('currententrychange', say)
    return () => {
      page.navigation?.removeEventListener('currententrychange', say)
      made.leave()
    }
  }, [loads])
  useEffect(() => picks.current?.show(shown, isScrolled), [shown, isScrolled])

  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width)
  return (
    <Box ref={place} sx={{ height: '100%', overflow: 'hidden', bgcolor: '#e5e7eb' }}>
      <Box
        component="iframe"
        ref={frame}
        title="The page"
        src={path}
        onLoad={() => setLoads((count) => count + 1)}
        sx={{
          display: 'block',
          mx: scale < 1 ? 0 : 'auto',
          width: width ?? '100%',
          height: scale < 1 ? room.height / scale : '100%',
          border: 0,
          bgcolor: '#fff',
          transform: scale < 1 ? `scale(${scale})` : 'none',
          transformOrigin: '0 0',
        }}
      />
    </Box>
  )
}
