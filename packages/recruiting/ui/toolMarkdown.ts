import type { MarkdownTools } from 'page-builder/ui'
import type { ToolLimits } from '#packages/recruiting/schemas/uploadLimits.ts'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from './fill.ts'

/** An input of a tool. `files` is how many files it takes; without files it is only a box for text. */
type Input = { label: string; help?: string | undefined; files?: number }

type Tool = {
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  backend?: { service: 'admin' | 'user'; path: string } | undefined
  limits: ToolLimits
  toolWords: ToolWords
}

/** What a tool shows before a visitor has used it, as Markdown: what it is for, where texts are read, and its inputs. */
export function toolMarkdown({ backend, toolWords: words, ...tool }: Tool, inputs: readonly string[], md: MarkdownTools): string[] {
  const address = backend && `${md.backends[backend.service]}${backend.path}`
  return [
    md.opening(tool),
    md.paragraph(address === undefined ? words.localOnly : fill(words.usesService, { host: new URL(address).host })),
    ...inputs,
  ]
}

/** An input for documents, with its limits. */
export function documentMarkdown({ label, help, files = 1 }: Input, { limits, toolWords: words }: Tool, md: MarkdownTools): string {
  const { megabytes, pages } = limits
  return md.blocks(
    md.heading(2, label),
    md.paragraph(help),
    md.list([
      md.text(fill(files > 1 ? words.manyLimits : words.fileLimits, { megabytes, pages, files })),
      `${md.text(words.orPaste)} (${md.text(pasteHint(limits, words, md))})`,
    ]),
  )
}

/** How much text fits in a box. */
export function pasteHint({ characters }: ToolLimits, { pasteHint: hint }: ToolWords, { language }: MarkdownTools): string {
  return fill(hint, { characters: characters.toLocaleString(language) })
}
