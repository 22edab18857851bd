import type { MarkdownTools } from 'page-builder/ui'
import { documentMarkdown, toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool and its input for files. */
export default function dataScout(section: ToolProps<'dataScout'>, md: MarkdownTools): string[] {
  return toolMarkdown(section, [documentMarkdown({ ...section.resumes, files: section.files }, section, md)], md)
}
