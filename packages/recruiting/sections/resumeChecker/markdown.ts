import type { MarkdownTools } from 'page-builder/ui'
import { documentMarkdown, pasteHint, toolMarkdown } from '#packages/recruiting/ui/toolMarkdown.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'

/** The tool with its input, and the fields for a job to compare with. */
export default function resumeChecker(section: ToolProps<'resumeChecker'>, md: MarkdownTools): string[] {
  const { resume, compareLabel, target, job, limits, toolWords } = section
  const compare = md.blocks(
    md.heading(2, compareLabel),
    md.list([md.text(target.label), `${md.text(job.label)} (${md.text(pasteHint(limits, toolWords, md))})`]),
  )
  return toolMarkdown(section, [documentMarkdown(resume, section, md), compare], md)
}
