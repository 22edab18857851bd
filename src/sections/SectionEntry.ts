import type { ComponentType } from 'react'
import type { ShownFields } from '#src/site/markdown/byFields.ts'
import type { MarkdownWriter } from '#src/site/markdown/MarkdownWriter.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'
import type { LazyView } from '#src/ui/lazyView.tsx'

/**
 * The behaviour of a section. `still`: on a prerendered page its DOM is adopted unchanged and its code is never fetched. `live`: it
 * hydrates near the viewport or just before it is used; a section that keeps results hydrates immediately if there are some from an earlier
 * visit. `onUse`: like `live`, but it hydrates only just before it is used.
 */
export type Behaviour = 'still' | 'live' | 'onUse'

/**
 * The component of a section type. `partsOf` returns its lazy parts that a section shows, such as those of one layout, so that pages load
 * no others; without a section, all of them.
 */
export type SectionViewOf<Props extends object> = ComponentType<Props> & {
  partsOf?(section?: Props): readonly Pick<LazyView<Props>, 'preload'>[]
}

/**
 * The data of a section type that the browser has before its code. The behaviour may depend on the section. Documents contain no fields of
 * still sections, so a function that can answer `still` must do so for a section without fields.
 */
export type SectionEntry<Props extends object> = {
  behaviour: Behaviour | ((section: Props) => Behaviour)
  traits: SectionTraits
  view(): Promise<SectionViewOf<Props>>
}

/** An own section type for renderers of pages: with its writer of Markdown, or with the fields that are written if it has none. */
export type OwnEntry = { type: string; markdown?(): Promise<MarkdownWriter<object>>; shows?: ShownFields } & SectionEntry<object>
