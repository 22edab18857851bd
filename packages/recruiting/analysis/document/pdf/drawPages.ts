import type { PdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { openPdf } from './openPdf.ts'

/** A page as a picture (PNG), from 1, and how many pages there are that are drawn. */
export type DrawnPage = { page: number; of: number; picture: Blob }

/** Letters of ten points are some thirty dots high, which is what is read best. */
const WIDTH = 2000
/** Most dots of a page as it is drawn, and of a picture in it: a page at 600 dots to the inch has 35 million. */
const DOTS = { page: 8_000_000, picture: 40_000_000 }

type Canvas = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** What pdfjs draws on where there is no document. */
class Canvases {
  create(width: number, height: number): Canvas {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    Object.assign(canvas!, { width, height })
  }
  destroy(entry: Canvas): void {
    this.reset(entry, 0, 0)
    Object.assign(entry, { canvas: null, context: null })
  }
}

/** Filters are elements of a document; pictures of letters are as well read without. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}

/**
 * Draws the pages of a PDF one after the other, as many as may be read. Pictures that only WebAssembly unpacks (JBIG2, fax, JPEG 2000)
 * stay white: the worker that reads documents compiles none. Rejects when the file is none.
 */
export async function* drawPages(bytes: Uint8Array, { pages }: Pick<ReadLimits, 'pages'>, library: PdfLibrary): AsyncGenerator<DrawnPage> {
  const task = openPdf(library, bytes, { maxImageSize: DOTS.picture, CanvasFactory: Canvases, FilterFactory: NoFilters })
  try {
    const file = await task.promise
    const of = Math.min(file.numPages, pages)
    for (let number = 1; number <= of; number += 1) {
      const page = await file.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: Math.min(WIDTH / width, Math.sqrt(DOTS.page / (width * height))) })
      const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
      const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
      // Drawn as for print, it does not wait for frames of a window.
      await page.render({ canvas: null, canvasContext: context, viewport, intent: 'print' }).promise
      page.cleanup()
      yield { page: number, of, picture: await canvas.convertToBlob() }
    }
  } finally {
    await task.destroy().catch(() => undefined)
  }
}
