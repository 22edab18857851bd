import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { derivedText } from '#src/ui/derivedText.ts'
import { Photo } from '#src/ui/Photo.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { BleedRoot } from './BleedRoot.ts'
import { CollageRoot } from './CollageRoot.ts'
import { HeroNotes } from './HeroNotes.tsx'
import { HeroRoot } from './HeroRoot.ts'
import { HighlightedTitle } from './HighlightedTitle.tsx'
import { OverRoot } from './OverRoot.ts'
import { VideoGround } from './VideoGround.tsx'

type Variant = ViewProps<'hero'>['variant']

const WITHOUT_PICTURE: ReadonlySet<Variant> = new Set(['plain', 'over', 'collage'])

const SIZES: { [Of in Variant]?: string } = { wide: photoSizes.wide, centered: photoSizes.wide, bleed: photoSizes.bleed }

/** The maximum length of titles in the large font size at half the width, in characters. */
const SHORT_TITLE = 34

/** Layouts with styles of their own. */
const roots = { over: OverRoot, bleed: BleedRoot, collage: CollageRoot }

/** The opening of a page, with its only h1. Nothing in it waits for scripts or fades in, since visitors wait for the h1. */
export default function Hero({
  variant,
  eyebrow,
  title,
  highlight,
  lead,
  actions,
  notes,
  picture,
  pictures,
  place,
  ground,
  video,
}: ViewProps<'hero'>) {
  const Root = variant in roots ? roots[variant as keyof typeof roots] : HeroRoot
  return (
    <Root
      data-variant={variant}
      data-title={derivedText(isLong, title) ? 'long' : undefined}
      data-place={variant === 'over' ? (place ?? 'start') : undefined}>
      <div className="title">
        {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
        <Typography variant="h1">
          <HighlightedTitle title={title} highlight={highlight} />
        </Typography>
      </div>
      <div className="words">
        <Typography variant="subtitle1">{lead}</Typography>
        <Actions actions={actions} />
        <HeroNotes notes={notes} />
      </div>
      {picture && !WITHOUT_PICTURE.has(variant) && (
        <div className="stage">
          <Picture picture={picture} sizes={SIZES[variant] ?? photoSizes.half} />
        </div>
      )}
      {pictures && variant === 'collage' && (
        <div className="stage" data-count={pictures.length}>
          {pictures.map((one, index) => (
            <Photo key={one.alt} {...one} sizes={index === 0 ? photoSizes.half : photoSizes.columns[3]} />
          ))}
        </div>
      )}
      {video && ground && variant === 'over' && <VideoGround {...video} focus={ground.focus} />}
    </Root>
  )
}

function isLong(title: string): boolean {
  return title.length > SHORT_TITLE
}
