import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { ChecklistGroup } from './ChecklistGroup.tsx'
import { ChecklistRoot } from './ChecklistRoot.ts'

/** Groups of checked items: one below the other, with the name of each group to the left of its items, or in cards side by side. */
export default function Checklist({ eyebrow, title, lead, variant, groups }: ViewProps<'checklist'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <ChecklistRoot data-variant={variant} data-count={groups.length}>
        {groups.map((group) => (
          <ChecklistGroup key={group.title} group={group} isCard={variant === 'columns'} />
        ))}
      </ChecklistRoot>
    </>
  )
}
