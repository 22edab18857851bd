import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { EntryList } from './EntryList.tsx'

/** Cards for the pages of a collection, or for selected pages. */
export default function EntryCards({ eyebrow, title, lead, columns, linkLabel, cards }: ViewProps<'entryCards'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <EntryList cards={cards} columns={columns} linkLabel={linkLabel} />
    </>
  )
}
