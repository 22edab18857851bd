import type { Crop } from '#src/site/pictures/crop.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A link with its own text. `keyPath` is the place of the text, from the top of the file. */
export type LinkPart = {
  words: string
  href: string
  keyPath: KeyPath
  /** The place of the field that opens the booking dialog, if any. */
  opens?: KeyPath | undefined
}

/**
 * A picture with its alternative text. `keyPath` is the place of that text; `size` is the width and height in config, in pixels. `crop` is
 * the part that is shown of its files.
 */
export type PicturePart = {
  alt: string
  decorative: boolean
  src?: string | undefined
  size?: { width: number; height: number; keyPath: KeyPath } | undefined
  crop?: { part: Crop; files: string[]; keyPath: KeyPath } | undefined
  keyPath: KeyPath
}

/** Date of a fact check. */
export type CheckedPart = { day: string; keyPath: KeyPath }

/** Contents of fields, except for references, by the marks of the schema: links with text, pictures, and dates of facts. */
export type FieldParts = { links: LinkPart[]; pictures: PicturePart[]; checked: CheckedPart[] }
