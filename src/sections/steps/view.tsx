import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { StepList } from './StepList.tsx'
import { StepsRoot } from './StepsRoot.ts'

/** The number of steps that phones show before the rest is collapsed. */
const SHOWN = 4

/** Steps in order: side by side, as a timeline, with large numbers, or next to a picture. */
export default function Steps({ eyebrow, title, lead, variant, items, action, picture }: ViewProps<'steps'>) {
  const { words } = useSite()
  // Steps side by side are one grid, and a single step is not worth collapsing.
  const shown = variant === 'numbers' || items.length <= SHOWN + 1 ? items.length : SHOWN
  return (
    <StepsRoot data-variant={variant} data-count={items.length}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="way">
        <StepList items={items} from={0} to={shown} variant={variant} />
        {shown < items.length && (
          <Fold label={words.showMore.replace('{count}', String(items.length - shown))} until="phone">
            <StepList items={items} from={shown} to={items.length} variant={variant} />
          </Fold>
        )}
        {action && <ActionButton {...action} />}
      </div>
      {variant === 'picture' && picture && (
        <div className="stage reveal">
          <Picture picture={picture} sizes={photoSizes.half} />
        </div>
      )}
    </StepsRoot>
  )
}
