import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { MediaRoot } from './MediaRoot.ts'
import { VideoElsewhere } from './VideoElsewhere.tsx'

/** One picture or video. A file of ours plays in the browser’s own player; a video of another company waits for the visitor. */
export function Media({ eyebrow, title, lead, width, shows, caption }: ViewProps<'media'>) {
  return (
    <MediaRoot data-width={width}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <figure className="reveal">
        <Shown {...shows} />
        {caption && (
          <Typography component="figcaption" variant="body2">
            {caption}
          </Typography>
        )}
      </figure>
    </MediaRoot>
  )
}

function Shown(shows: ViewProps<'media'>['shows']) {
  const { language } = useSite()
  if (shows.kind === 'picture')
    return <img src={shows.src} alt={shows.alt} width={shows.width} height={shows.height} loading="lazy" decoding="async" />
  if (shows.kind === 'youtube' || shows.kind === 'vimeo') return <VideoElsewhere {...shows} />
  const { src, name, poster, captions, captionsLabel } = shows
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- config decides, and the rule E_NO_CAPTIONS asks for them
    <video controls playsInline preload="none" poster={poster.src} width={poster.width} height={poster.height} aria-label={name}>
      <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions && <track kind="captions" src={captions} srcLang={language} label={captionsLabel} default />}
      <a href={src}>{name}</a>
    </video>
  )
}
