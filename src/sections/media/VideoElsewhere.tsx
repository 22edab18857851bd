import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useState } from 'react'
import type { SectionProps } from '#src/contract/sections.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { videoPlayers } from '#src/site/head/videoPlayers.ts'

type Elsewhere = Extract<SectionProps<'media'>['shows'], { kind: 'youtube' | 'vimeo' }>

/**
 * A video hosted by another company. Until the visitor plays it, our own picture and a notice are shown, and nothing is requested from that
 * company. Without JavaScript the button is a link to the video.
 */
export function VideoElsewhere({ kind, videoId, name, poster, playLabel, notice, sizes }: Elsewhere & { sizes: string }) {
  const { words } = useSite()
  const isLive = useHydrated()
  const [isPlaying, setPlaying] = useState(false)
  const { service, watch, embed } = videoPlayers[kind]

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlaying(true)
  }

  if (isPlaying)
    return (
      <div className="stage">
        <iframe
          ref={takeFocus}
          src={embed(videoId)}
          title={name}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot undo its sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    )
  return (
    <div className="stage">
      <Photo {...poster} sizes={sizes} />
      <div className="ask" data-scheme="light">
        <Button href={watch(videoId)} target="_blank" rel="noopener noreferrer" onClick={play}>
          <Icon name="play" />
          {playLabel}
          <span className="visually-hidden">
            : {name}
            {!isLive && ` (${words.newTab})`}
          </span>
        </Button>
        <Typography variant="body2">{notice.replaceAll('{service}', service)}</Typography>
      </div>
    </div>
  )
}

/** The button that had the focus was removed. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
