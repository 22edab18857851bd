import type { RootContent } from 'mdast'
import type { BlockOutcome } from '#src/node/import/importLog.ts'

/** A picture of the new site, as fields of a section. */
export type NewPicture = { src: string; width?: number; height?: number }

/** What a body may ask while it is written: where old addresses lead now, and which files came. */
export type BodyContext = {
  /** The new address of a link; undefined if it can lead nowhere. Relative addresses start at the page. */
  link(url: string): string | undefined
  /** A picture, or undefined if its file did not come or the site cannot show it. */
  picture(url: string): NewPicture | undefined
  /** Words for a picture without an alternative text. */
  altOf(url: string): string
  /** Another file, such as a video. */
  file(url: string): string | undefined
  /** The neutral picture for videos without one. */
  poster(): string
  tell(what: string, why: string): void
}

/** A block of the old page with what became of it. */
export type CountedBlock = { type: string; outcome: BlockOutcome; why?: string }

/**
 * A part of a page: running text, or a section with the text that can replace it. A section that needs a title takes the heading before
 * it; without one, its text is used. An empty text counts blocks that left nothing.
 */
export type Piece = { blocks: CountedBlock[] } & (
  | { kind: 'text'; nodes: RootContent[] }
  | { kind: 'section'; section: Record<string, unknown>; needsTitle: boolean; instead: RootContent[] }
)

/** Writes the pieces of a page. */
export type ImportedBody = (context: BodyContext) => Piece[]
