import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { PdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'

/** What a reading of a PDF may ask for beside what holds for all: the size of pictures in dots, and what pages are drawn with. */
type Manner = { maxImageSize: number; stopAtErrors?: boolean; CanvasFactory?: object; FilterFactory?: object }

/**
 * Begins to read a PDF of somebody unknown: its scripts do not run, its fonts are not loaded, nothing else is fetched, and no WebAssembly
 * is compiled. The bytes stay with the caller, as pdfjs takes ownership of what it gets.
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
