/** The part of pdfjs that is used. */
export type PdfLibrary = Pick<typeof import('pdfjs-dist'), 'getDocument'>

/** Fetches pdfjs for the first PDF. A page that wants pdfjs in a worker of its own passes another loader. */
export type LoadPdfLibrary = () => Promise<PdfLibrary>

/**
 * Loads pdfjs into the calling thread, worker code included: ending that thread also ends the reading, and no second file has to be
 * located. The legacy build also runs in Node, which has no DOMMatrix.
 */
export async function loadPdfLibrary(): Promise<PdfLibrary> {
  await withWindow(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'))
  return import('pdfjs-dist/legacy/build/pdf.min.mjs')
}

// In a worker its module takes over that worker's messages, unless it sees a window.
async function withWindow<Module>(load: () => Promise<Module>): Promise<Module> {
  const scope = globalThis as { window?: unknown }
  if (scope.window !== undefined) return load()
  scope.window = globalThis
  try {
    return await load()
  } finally {
    delete scope.window
  }
}
