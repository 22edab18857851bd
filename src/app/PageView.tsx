import { memo } from 'react'
import { SectionView } from '#src/sections/SectionView.tsx'
import type { PageData } from '#src/site/pages/pageData.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

/** A page: its sections, top to bottom; the breadcrumb stands in the first. */
export const PageView = memo(function PageView({ data, mode }: { data: PageData; mode: 'adopted' | 'rendered' }) {
  return (
    <>
      {data.sections.map((section, index) => (
        <SectionView
          key={index}
          section={section}
          index={index}
          mode={mode}
          lead={index === 0 ? <Breadcrumb trail={data.breadcrumb} /> : undefined}
        />
      ))}
    </>
  )
})
