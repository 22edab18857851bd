import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { StepsRoot } from './StepsRoot.ts'

/** Steps in order, joined by a line: side by side, or from top to bottom with their times. */
export function Steps({ eyebrow, title, lead, variant, items, action }: ViewProps<'steps'>) {
  return (
    <StepsRoot data-variant={variant} data-count={items.length}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div>
        <ol role="list">
          {items.map((item, index) => (
            <li key={item.title} className="reveal">
              <span className="mark" aria-hidden="true">
                {item.icon ? <Icon name={item.icon} /> : index + 1}
              </span>
              <div className="words">
                {item.when && <p className="when">{item.when}</p>}
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {action && <ActionButton {...action} />}
      </div>
    </StepsRoot>
  )
}
