import { styled } from '@mui/material/styles'
import { useMachine } from '@xstate/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { SectionGround } from '#schemas/section.ts'
import type { SectionProps } from '#src/contract/sections.ts'
import { groundScrim } from '#src/site/theme/groundScrim.ts'
import { veil } from '#src/ui/Ground.tsx'
import { PauseSwitch } from '#src/ui/PauseSwitch.tsx'
import { savesData } from '#src/ui/savesData.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media } from '#src/ui/tokens.ts'
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
      <Place>
        <PauseSwitch
          label={isPlaying ? pauseLabel : playLabel}
          button={{ shows: isPlaying ? 'pause' : 'play', press: () => send({ type: 'press' }) }}
        />
      </Place>
    </>
  )
}

/** Whether the visitor asks for neither less motion nor less data. */
function wantsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()
}

const Moving = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  '& video': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'var(--focus)' },
  '&::after': { content: '""', position: 'absolute', inset: 0, background: veil },
  '@media print, (forced-colors: active)': { display: 'none' },
})

const Place = styled('div')({
  position: 'absolute',
  insetInlineEnd: 'clamp(1rem, 2vw, 2rem)',
  bottom: 'clamp(1rem, 2vw, 2rem)',
  '& > button': { borderWidth: '2px', background: color.deep },
  [media.mobile]: { bottom: '0.75rem' },
  '@media print': { display: 'none' },
})
