import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { PdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'

/** Options of a reading in addition to the defaults: the maximum image size in pixels, and the factories for drawing. */
type Manner = { maxImageSize: number; stopAtErrors?: boolean; CanvasFactory?: object; FilterFactory?: object }

/**
 * Opens an untrusted PDF: scripts do not run, fonts are not loaded, nothing else is fetched, and no WebAssembly is compiled. The bytes are
 * copied, because pdfjs takes ownership of its input.
 */
export function openPdf({ getDocument }: PdfLibrary, bytes: Uint8Array, manner: Manner): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableAutoFetch: true,
    verbosity: 0,
    ...manner,
  })
}
