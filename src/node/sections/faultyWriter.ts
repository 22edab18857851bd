import { z } from 'zod'
import type { MarkdownWriter } from '#src/site/markdown/MarkdownWriter.ts'
import { markdownTools } from '#src/site/markdown/markdownTools.ts'
import { WORDS } from '#schemas/words.ts'
import type { SaidOfSection } from './OwnSection.ts'

const HINT = 'Export a function (section, md) => […] as the default; docs/sections.md describes it.'

/** What is wrong with the Markdown writer of an own section type, which is tried with the examples unless it needs words of a package. */
export function faultyWriter(write: unknown, { schema, traits }: SaidOfSection): { message: string; hint: string } | undefined {
  if (typeof write !== 'function') return { message: 'the default export is not a function', hint: HINT }
  if (traits.words) return undefined
  const words = z.strictObject(WORDS).parse({})
  const md = markdownTools({ url: 'https://example.com', path: '/', language: 'en', words, backends: {} })
  for (const [index, example] of ((schema.meta()?.['examples'] ?? []) as unknown[]).entries()) {
    try {
      const blocks: unknown = (write as MarkdownWriter<object>)(schema.parse(example) as object, md)
      if (!Array.isArray(blocks) || blocks.some((block) => block && typeof block !== 'string'))
        return { message: `the function does not return a list of texts for example ${index + 1}`, hint: HINT }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { message: `the function fails for example ${index + 1}: ${reason}`, hint: 'Fix the code: examples must be written, too.' }
    }
  }
  return undefined
}
