import type { MarkdownTools } from 'page-builder/ui'
import { documentMarkdown, toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool and its two inputs. */
export default function resumeSync(section: ToolProps<'resumeSync'>, md: MarkdownTools): string[] {
  const { resume, job } = section
  return toolMarkdown(section, [documentMarkdown(resume, section, md), documentMarkdown(job, section, md)], md)
}
