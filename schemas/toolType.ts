import type { SectionProps, SectionType } from './sections/index.ts'

/** The name of a tool: the type of a section that declares the fields of a tool (`toolFields`), wherever the tool is spoken of. */
export type ToolType = {
  [Type in SectionType]: 'limits' | 'backend' extends keyof SectionProps<Type> ? Type : never
}[SectionType]
