import type { SiteSettings } from '#schemas/site.ts'
import type { FrameWords } from '#src/site/words/wordsOfFrame.ts'
import { inSection } from '#src/site/pages/failedSection.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { markdownTools } from './markdownTools.ts'
import type { MarkdownWriter } from './MarkdownWriter.ts'
import { joinBlocks } from './plainMarkdown.ts'

/** The front matter of the Markdown of a page. */
export type MarkdownHead = { title: string; canonical: string; language: string; updated: string }

/** The writer of a section, and whether the section holds the main heading. */
type WriterFor = (section: ViewSection) => { write: MarkdownWriter<ViewSection>; opensPage: boolean }

/**
 * A page as Markdown: its head, then every visible text of its main part, in the same order. `url` is the address of the site, without a
 * slash at its end.
 */
export function pageMarkdown(
  { path, breadcrumb, sections, untranslated }: PageData,
  head: MarkdownHead,
  { url, words, backends, writerFor }: { url: string; writerFor: WriterFor; words: FrameWords } & Pick<SiteSettings, 'backends'>,
): string {
  const place = { url, path, language: head.language, words, backends }
  const md = markdownTools(place)
  const trail = breadcrumb.map(({ label, href }, index) => (index === breadcrumb.length - 1 ? md.text(label) : md.link(label, href)))
  const main = sections.flatMap((section, index) => {
    const { write, opensPage } = writerFor(section)
    try {
      return write(section, opensPage ? markdownTools({ ...place, opensPage }) : md)
    } catch (error) {
      throw inSection(error, { index, type: section.type })
    }
  })
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${joinBlocks([md.paragraph(untranslated?.notice), md.line(trail.join(' / ')), ...main])}\n`
}
