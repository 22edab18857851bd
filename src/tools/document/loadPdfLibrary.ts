/** What is used of pdfjs. */
export type PdfLibrary = Pick<typeof import('pdfjs-dist'), 'getDocument'>

/** Fetches pdfjs; called when the first PDF comes. A page that wants pdfjs in a worker of its own gives another loader. */
export type LoadPdfLibrary = () => Promise<PdfLibrary>

/**
 * pdfjs in the thread that calls, worker part included: whoever ends that thread ends the reading too, and no second file has to be found
 * by address. The legacy build is the one that also runs in Node, which has no DOMMatrix.
 */
export async function loadPdfLibrary(): Promise<PdfLibrary> {
  await withWindow(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'))
  return import('pdfjs-dist/legacy/build/pdf.min.mjs')
}

// In a worker its module takes over the messages of that worker, unless it sees a window.
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
