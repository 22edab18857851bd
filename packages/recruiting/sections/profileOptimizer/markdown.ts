import type { MarkdownTools } from 'page-builder/ui'
import { toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool with the fields of a profile and of the goal. */
export default function profileOptimizer(section: ToolProps<'profileOptimizer'>, md: MarkdownTools): string[] {
  const { fields, profileLabel, targetLabel } = section
  const group = (label: string, names: readonly (keyof typeof fields)[]) =>
    md.blocks(
      md.heading(2, label),
      md.list(names.map((name) => md.line(md.text(fields[name].label), fields[name].help && md.text(fields[name].help)))),
    )
  const profile = group(profileLabel, ['headline', 'about', 'positionTitle', 'position'])
  return toolMarkdown(section, [profile, group(targetLabel, ['role', 'job', 'skills', 'name', 'address'])], md)
}
