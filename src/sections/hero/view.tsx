import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { derivedText } from '#src/ui/derivedText.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { HeroNotes } from './HeroNotes.tsx'
import { HeroRoot } from './HeroRoot.ts'
import { HighlightedTitle } from './HighlightedTitle.tsx'

/** The maximum length of titles in the large font size at half the width, in characters. */
const SHORT_TITLE = 34

/** The opening of a page, with its only h1. Nothing in it waits for scripts or fades in, since visitors wait for the h1. */
export default function Hero({ variant, eyebrow, title, highlight, lead, actions, notes, picture }: ViewProps<'hero'>) {
  return (
    <HeroRoot data-variant={variant} data-title={derivedText(isLong, title) ? 'long' : undefined}>
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
      {picture && variant !== 'plain' && (
        <div className="stage">
          <Picture picture={picture} sizes={variant === 'wide' || variant === 'centered' ? photoSizes.wide : photoSizes.half} />
        </div>
      )}
    </HeroRoot>
  )
}

function isLong(title: string): boolean {
  return title.length > SHORT_TITLE
}
