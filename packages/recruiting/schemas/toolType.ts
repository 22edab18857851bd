import type { SectionProps, SectionType, sectionModules } from '#src/contract/sections.ts'

type Modules = typeof sectionModules

/** The name of a tool, the same everywhere: the type of its section, which keeps what a visitor got from it. */
export type ToolType = { [Type in SectionType]: Modules[Type] extends { keepsResults: true } ? Type : never }[SectionType]

/** A tool that a service may analyse for. */
export type ServiceToolType = {
  [Tool in ToolType]: 'backend' extends keyof SectionProps<Tool> ? Tool : never
}[ToolType]
