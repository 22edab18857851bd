import type { MarkdownTools } from 'page-builder/ui'
import { documentMarkdown, toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool and its input. */
export default function jobScanner(section: ToolProps<'jobScanner'>, md: MarkdownTools): string[] {
  return toolMarkdown(section, [documentMarkdown(section.job, section, md)], md)
}
