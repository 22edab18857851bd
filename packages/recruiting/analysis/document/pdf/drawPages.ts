import type { PdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { openPdf } from './openPdf.ts'

/** A page (from 1) as a PNG, and the number of pages to draw. */
export type DrawnPage = { page: number; of: number; picture: Blob }

/** Ten-point letters are about thirty pixels high at this width, the best size for text recognition. */
const WIDTH = 2000
/** The maximum number of pixels of a drawn page, and of a picture in it: a page at 600 dpi has 35 million. */
const DOTS = { page: 8_000_000, picture: 40_000_000 }

type Canvas = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** The canvas factory for pdfjs in workers, which have no `document`. */
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

/** Filters are DOM elements; text recognition does not need them. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}

/**
 * Draws the pages of a PDF one by one, up to the limit. Pictures that only WebAssembly can decode (JBIG2, fax, JPEG 2000) stay white,
 * because the worker does not compile any. Rejects if the file is not a PDF.
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
      // With the `print` intent, pdfjs does not wait for animation frames.
      await page.render({ canvas: null, canvasContext: context, viewport, intent: 'print' }).promise
      page.cleanup()
      yield { page: number, of, picture: await canvas.convertToBlob() }
    }
  } finally {
    await task.destroy().catch(() => undefined)
  }
}
