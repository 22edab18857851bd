import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { HeroRoot } from './HeroRoot.ts'

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

/** The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. */
function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  const start = highlight ? title.indexOf(highlight) : -1
  if (!highlight || start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <span className="highlight">{highlight}</span>
      {title.slice(start + highlight.length)}
    </>
  )
}
