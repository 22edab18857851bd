import Typography from '@mui/material/Typography'
import { use } from 'react'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { posterUrl } from '#src/site/pictures/posterUrl.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { PicturesContext } from '#src/ui/PicturesContext.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { MediaRoot } from './MediaRoot.ts'
import { VideoElsewhere } from './VideoElsewhere.tsx'

const comparison = lazyView('comparison', () => import('./Comparison.tsx').then((module) => module.Comparison))

/** A picture or video. Our own files play in the native player; an external video loads when the visitor plays it. */
export default function Media({ eyebrow, title, lead, width, shows, caption }: ViewProps<'media'>) {
  return (
    <MediaRoot data-width={width}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <figure className="reveal">
        <Shown {...shows} sizes={width === 'wide' ? photoSizes.wide : photoSizes.reading} />
        {caption && (
          <Typography component="figcaption" variant="body2">
            {caption}
          </Typography>
        )}
      </figure>
    </MediaRoot>
  )
}

Media.partsOf = (media?: ViewProps<'media'>) => (!media || media.shows.kind === 'comparison' ? [comparison] : [])

function Shown({ sizes, ...shows }: ViewProps<'media'>['shows'] & { sizes: string }) {
  const { language } = useSite()
  const pictures = use(PicturesContext)
  if (shows.kind === 'picture') {
    const { kind: _, ...file } = shows
    return <Photo {...file} sizes={sizes} />
  }
  if (shows.kind === 'comparison') return <comparison.View {...shows} sizes={sizes} />
  if (shows.kind === 'youtube' || shows.kind === 'vimeo') return <VideoElsewhere {...shows} sizes={sizes} />
  const { src, name, poster, captions, captionsLabel } = shows
  const file = pictures?.[poster.src]
  const size = { width: poster.width ?? file?.width, height: poster.height ?? file?.height }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- config decides, and the rule E_NO_CAPTIONS asks for them
    <video controls playsInline preload="none" poster={posterUrl(poster.src, file)} {...size} aria-label={name}>
      <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions && <track kind="captions" src={captions} srcLang={language} label={captionsLabel} default />}
      <a href={src}>{name}</a>
    </video>
  )
}
