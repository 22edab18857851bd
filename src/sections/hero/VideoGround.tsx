import { styled } from '@mui/material/styles'
import { useMachine } from '@xstate/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { SectionGround } from '#schemas/section.ts'
import type { SectionProps } from '#src/contract/sections.ts'
import { groundScrim } from '#src/site/theme/groundScrim.ts'
import { veil } from '#src/ui/Ground.tsx'
import { savesData } from '#src/ui/savesData.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, radius } from '#src/ui/tokens.ts'
import { videoMachine } from './video.machine.ts'

type VideoGroundProps = NonNullable<SectionProps<'hero'>['video']> & Pick<SectionGround, 'focus'>

/**
 * A silent video over the picture of its band, repeated until the visitor pauses it. Without JavaScript there is only the picture. Its
 * veil is enough for any frame.
 */
export function VideoGround({ src, playLabel, pauseLabel, focus }: VideoGroundProps) {
  const { theme } = useSite()
  const isLive = useHydrated()
  const video = useRef<HTMLVideoElement>(null)
  const [snapshot, send] = useMachine(videoMachine)
  const state = snapshot.value

  useEffect(() => {
    if (wantsMotion()) send({ type: 'start' })
  }, [send])

  useEffect(() => {
    if (state === 'playing') video.current?.play().catch(() => send({ type: 'fail' }))
    else video.current?.pause()
  }, [state, send])

  if (!isLive) return null
  const isPlaying = state === 'playing'
  return (
    <>
      {state !== 'still' && (
        <Moving className="moving" style={{ '--scrim': `${groundScrim(theme)}%`, '--focus': focus } as CSSProperties}>
          <video ref={video} src={src} muted loop playsInline aria-hidden tabIndex={-1} />
        </Moving>
      )}
      <Switch type="button" onClick={() => send({ type: 'press' })}>
        <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? PAUSE : PLAY} />
        </svg>
        <span className="visually-hidden">{isPlaying ? pauseLabel : playLabel}</span>
      </Switch>
    </>
  )
}

/** Whether the visitor asks for neither less motion nor less data. */
function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()
}

// Drawn here, because every site has the sprite.
const PAUSE = 'M9 5v14M15 5v14'
const PLAY = 'M8 5v14l11-7z'

const Moving = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  '& video': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'var(--focus)' },
  '&::after': { content: '""', position: 'absolute', inset: 0, background: veil },
  '@media print, (forced-colors: active)': { display: 'none' },
})

const Switch = styled('button')({
  position: 'absolute',
  insetInlineEnd: 'clamp(1rem, 2vw, 2rem)',
  bottom: 'clamp(1rem, 2vw, 2rem)',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '2px solid currentColor',
  borderRadius: radius.round,
  background: color.deep,
  color: color.strong,
  cursor: 'pointer',
  [media.mobile]: { bottom: '0.75rem' },
  '@media print': { display: 'none' },
})
