import type { BodyContext } from '#src/node/import/text/bodyWriter.ts'
import type { Block } from './blockTree.ts'
import type { GalleryFile } from './galleryHtml.ts'

/** What the conversion of blocks needs in addition to the context of the page. */
export type BlockContext = BodyContext & {
  /** The blocks of a reusable one. */
  reusable(id: number): Block[] | undefined
  /** Uploaded files by their ids, or those of the page. */
  galleryOf(ids: readonly string[] | undefined): GalleryFile[]
  /** The collection of articles; empty if there is none. */
  articles: string
}
