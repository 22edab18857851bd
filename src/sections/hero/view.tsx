import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { derivedText } from '#src/ui/derivedText.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { HeroNotes } from './HeroNotes.tsx'
import { HeroRoot } from './HeroRoot.ts'
import { HighlightedTitle } from './HighlightedTitle.tsx'

type Variant = ViewProps<'hero'>['variant']

const WITHOUT_PICTURE: ReadonlySet<Variant> = new Set(['plain', 'over', 'collage'])

const SIZES: { [Of in Variant]?: string } = { wide: photoSizes.wide, centered: photoSizes.wide, bleed: photoSizes.bleed }

/** The maximum length of titles in the large font size at half the width, in characters. */
const SHORT_TITLE = 34

/** Layouts with styles of their own. */
const roots = {
  over: lazyView('heroOver', () => import('./OverRoot.ts').then((module) => module.OverRoot)),
  bleed: lazyView('heroBleed', () => import('./BleedRoot.ts').then((module) => module.BleedRoot)),
  collage: lazyView('heroCollage', () => import('./CollageRoot.ts').then((module) => module.CollageRoot)),
}

const moving = lazyView('heroVideo', () => import('./VideoGround.tsx').then((module) => module.VideoGround))

const rootOf = (variant: Variant) => (variant in roots ? roots[variant as keyof typeof roots] : undefined)

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
  const Root = rootOf(variant)?.View ?? HeroRoot
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
      {video && ground && variant === 'over' && <moving.View {...video} focus={ground.focus} />}
    </Root>
  )
}

Hero.partsOf = (hero?: ViewProps<'hero'>) => {
  if (!hero) return [...Object.values(roots), moving]
  return [rootOf(hero.variant), hero.video && moving].filter((part) => part !== undefined)
}

function isLong(title: string): boolean {
  return title.length > SHORT_TITLE
}
