import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/ActionLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { HeroRoot } from './HeroRoot.ts'
import { HighlightedTitle } from './HighlightedTitle.tsx'

/** The opening of a page, with its only h1. Nothing in it waits for script or fades in: the h1 is what the visitor waits for. */
export function Hero({ variant, eyebrow, title, highlight, lead, actions, notes, picture }: ViewProps<'hero'>) {
  return (
    <HeroRoot data-variant={variant}>
      <div className="words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>
          <HighlightedTitle title={title} highlight={highlight} />
        </h1>
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
        {notes.length > 0 && (
          <ul role="list" className="notes">
            {notes.map((note) => (
              <li key={note}>
                <Icon name="check" />
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && variant !== 'plain' && (
        <div className="stage">
          <Picture picture={picture} />
        </div>
      )}
    </HeroRoot>
  )
}
