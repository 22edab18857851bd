import { memo } from 'react'
import { SectionView } from '#src/sections/SectionView.tsx'
import type { PageData, TextLink } from '#src/site/pages/pageData.ts'
import { useSite } from '#src/ui/SiteContext.ts'

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

/** The trail from the home page to this one; nothing on a page without ancestors. */
function Breadcrumb({ trail }: { trail: TextLink[] }) {
  const { words } = useSite()
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={href}>{index === trail.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
