import type { ReactNode } from 'react'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { OpensPageContext } from '#src/ui/OpensPageContext.ts'
import { PicturesContext } from '#src/ui/PicturesContext.ts'
import { sections } from './index.tsx'

/** Provides the contexts of a section: the data of its pictures, and whether its heading is that of the page. */
export function SectionContexts({ section, children }: { section: ViewSection; children: ReactNode }) {
  return (
    <OpensPageContext value={sections[section.type].traits.opensPage === true}>
      <PicturesContext value={section.$pictures}>{children}</PicturesContext>
    </OpensPageContext>
  )
}
