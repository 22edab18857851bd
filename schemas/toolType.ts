import type { SectionProps, SectionType } from './sections/index.ts'

/** The name of a tool, the same everywhere: the type of a section with the fields of a tool (`toolFields`; `backend` may be left out). */
export type ToolType = {
  [Type in SectionType]: 'limits' | 'caution' extends keyof SectionProps<Type> ? Type : never
}[SectionType]

/** A tool that a service may analyse for. */
export type ServiceToolType = {
  [Tool in ToolType]: 'backend' extends keyof SectionProps<Tool> ? Tool : never
}[ToolType]
