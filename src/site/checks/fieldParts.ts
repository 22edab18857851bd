import type { KeyPath } from '#src/site/site.ts'

/** A link with words of its own. `keyPath` is the place of the words, from the top of the file. */
export type LinkPart = {
  words: string
  href: string
  keyPath: KeyPath
  /** The place of the field that says that it opens the booking window, if it does. */
  opens?: KeyPath | undefined
}

/**
 * A picture with its alternative text. `keyPath` is the place of that text; `size` is what config says of its width and height, in pixels.
 */
export type PicturePart = {
  alt: string
  decorative: boolean
  src?: string | undefined
  size?: { width: number; height: number; keyPath: KeyPath } | undefined
  keyPath: KeyPath
}

/** A day on which somebody checked a fact. */
export type CheckedPart = { day: string; keyPath: KeyPath }

/** What fields hold beside references, as the marks of the schema say: links with words, pictures, and days of facts. */
export type FieldParts = { links: LinkPart[]; pictures: PicturePart[]; checked: CheckedPart[] }
