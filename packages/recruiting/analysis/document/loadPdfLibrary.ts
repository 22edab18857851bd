/** The part of pdfjs that is used. */
export type PdfLibrary = Pick<typeof import('pdfjs-dist'), 'getDocument'>

/** Loads pdfjs for the first PDF. A page that needs pdfjs in a separate worker passes another loader. */
export type LoadPdfLibrary = () => Promise<PdfLibrary>

/**
 * Loads pdfjs into the calling thread, including its worker code. Terminating the thread thus also stops the reading, and there is no
 * second file to locate. The legacy build also runs in Node, which has no DOMMatrix.
 */
export async function loadPdfLibrary(): Promise<PdfLibrary> {
  await withWindow(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'))
  return import('pdfjs-dist/legacy/build/pdf.min.mjs')
}

// In a worker, the pdfjs module takes over that worker’s messages unless there is a `window`.
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
