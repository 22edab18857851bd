import type { MarkdownTools } from 'page-builder/ui'
import { documentMarkdown, toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool and its two inputs. */
export default function talentSelector(section: ToolProps<'talentSelector'>, md: MarkdownTools): string[] {
  const { job, resumes, thresholds } = section
  const many = { ...resumes, files: thresholds.resumes }
  return toolMarkdown(section, [documentMarkdown(job, section, md), documentMarkdown(many, section, md)], md)
}
