import type { SectionProps, SectionType } from './sections.ts'

/** The name of a tool, the same everywhere: the type of its section. */
export type ToolType = Extract<
  SectionType,
  'resumeChecker' | 'profileOptimizer' | 'resumeSync' | 'dataScout' | 'jobScanner' | 'talentSelector'
>

/** A tool that a service may analyse for. */
export type ServiceToolType = {
  [Tool in ToolType]: 'backend' extends keyof SectionProps<Tool> ? Tool : never
}[ToolType]
