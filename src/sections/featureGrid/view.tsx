import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Feature } from './Feature.tsx'
import { FeatureGridRoot } from './FeatureGridRoot.ts'

/** A grid of features. An item with a link is clickable as a whole. */
export default function FeatureGrid({ eyebrow, title, lead, columns, look, items }: ViewProps<'featureGrid'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <FeatureGridRoot role="list" data-columns={columns} data-look={look} data-count={items.length}>
        {items.map((item) => (
          <Feature key={item.title} item={item} look={look} />
        ))}
      </FeatureGridRoot>
    </>
  )
}
