import type { Section } from '#schemas/sections/index.ts'
import type { ToolType } from '#schemas/toolType.ts'

/** Whether a section is a tool: tools alone say how much they take. */
export function isTool(section: Section): section is Extract<Section, { type: ToolType }> {
  return 'limits' in section
}

/** Whether a section opens its page: its title is the main heading (h1). */
export function hasMainHeading(section: Section): boolean {
  return section.type === 'hero' || section.type === 'glossaryEntry' || isTool(section)
}
