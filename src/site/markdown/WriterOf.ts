import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { MarkdownWriter } from './MarkdownWriter.ts'

/** The writer of one of the builder’s section types. */
export type WriterOf<Type extends SectionType> = MarkdownWriter<ViewProps<Type>>
