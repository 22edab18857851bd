import type { SiteSettings } from '#schemas/site.ts'
import type { FrameWords } from '#src/site/words/wordsOfFrame.ts'
import type { Picture } from '#schemas/picture.ts'

/** Blocks of Markdown, top to bottom; empty ones are left out. */
export type Blocks = readonly (string | false | null | undefined)[]

/**
 * What writers of Markdown build texts with. Functions that return a block end a line; the others return a piece of a line. Plain texts are
 * escaped, links and pictures get complete addresses.
 */
export type MarkdownTools = {
  /** Language of the page, and the interface texts of the site in it. */
  language: string
  words: FrameWords
  /** Addresses of the backend services of the site. */
  backends: SiteSettings['backends']
  /** Piece of a line: plain text. */
  text(plain: string): string
  /** Piece of a line: plain text in bold. */
  strong(plain: string): string
  /** Piece of a line: a link. */
  link(label: string, href: string): string
  /** Block: a heading. */
  heading(level: 1 | 2 | 3 | 4 | 5 | 6, plain: string): string
  /** Block: eyebrow, title and lead, as at the start of most sections; nothing without a title. */
  opening(section: { eyebrow?: string | undefined; title?: string | undefined; lead?: string | undefined }): string
  /** Block: plain text. */
  paragraph(plain: string | undefined): string
  /** Block: pieces of a line, separated by spaces. */
  line(...pieces: Blocks): string
  /** Block: the text of a Markdown field, which is HTML in the props. */
  html(html: string | undefined): string
  /** Block: a list of pieces or blocks. */
  list(items: Blocks, kind?: 'numbered'): string
  /** Block: a table of pieces; the first row has the headings. */
  table(headings: readonly string[], rows: readonly (readonly string[])[]): string
  /** Block: a quotation. */
  quote(...blocks: Blocks): string
  /** Block: a picture file; nothing for a decorative one. */
  photo(photo: { src: string; alt: string }): string
  /** Block: a picture file, or the text that stands for a drawn picture. */
  picture(picture: Picture | undefined): string
  /** Block: buttons, as links. */
  actions(actions: readonly { label: string; href: string }[]): string
  /** Several blocks as one, such as for an item of a list. */
  blocks(...blocks: Blocks): string
}

/** Writes a section as Markdown: a pure function of the props of its component. */
export type MarkdownWriter<Props extends object> = (section: Props, md: MarkdownTools) => Blocks
