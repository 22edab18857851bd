import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { FeatureGridRoot } from './FeatureGridRoot.ts'

/** A grid of features. An item with a link is a target as a whole. */
export function FeatureGrid({ eyebrow, title, lead, columns, look, items }: ViewProps<'featureGrid'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <FeatureGridRoot role="list" data-columns={columns} data-look={look}>
        {items.map((item) => (
          <li key={item.title} className="reveal">
            <span className="tile">
              <Icon name={item.icon} />
            </span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.href && (
              <a href={item.href}>
                {item.linkLabel ?? item.title}
                <Icon name="arrow-right" />
              </a>
            )}
          </li>
        ))}
      </FeatureGridRoot>
    </>
  )
}
