import { memo } from 'react'
import { SectionView } from '#src/sections/SectionView.tsx'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { Part } from '#src/ui/Part.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

/** A page: its sections, top to bottom, with the breadcrumb in the first. Sections side by side share a band. */
export const PageView = memo(function PageView({ data, mode }: { data: PageData; mode: 'adopted' | 'rendered' }) {
  const keyOf = (index: number) => data.keys?.[index] ?? String(index)
  const view = (index: number) => (
    <SectionView
      key={keyOf(index)}
      section={data.sections[index]!}
      index={index}
      mode={mode}
      lead={index === 0 ? <Breadcrumb trail={data.breadcrumb} /> : undefined}
    />
  )
  const { untranslated } = data
  const shown = (
    <>
      {bands(data.sections).map(([first, ...others]) => {
        if (others.length === 0) return view(first)
        const { type, tone, accent } = data.sections[first]!
        return (
          // A section to reader modes: its text then counts for the whole page, so they keep the text before and after it.
          <section
            key={`${keyOf(first)} and others`}
            className="band beside content"
            data-tone={tone}
            data-accent={accent}
            data-scheme={tone === 'deep' ? 'dark' : undefined}
            data-lead={type}>
            {[first, ...others].map(view)}
          </section>
        )
      })}
    </>
  )
  if (!untranslated) return shown
  return (
    <>
      <div className="untranslated">
        <Part>
          <p className="container">{untranslated.notice}</p>
        </Part>
      </div>
      <div lang={untranslated.tag} dir={untranslated.dir}>
        {shown}
      </div>
    </>
  )
})

/** The indexes of the sections of each band: a section, and those next to it. */
function bands(sections: ViewSection[]): [number, ...number[]][] {
  const found: [number, ...number[]][] = []
  for (const [index, { beside }] of sections.entries()) {
    const last = found.at(-1)
    if (beside && last) last.push(index)
    else found.push([index])
  }
  return found
}
