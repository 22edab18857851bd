import { drawPages } from '#packages/recruiting/analysis/document/pdf/drawPages.ts'
import { cleanText } from '#packages/recruiting/analysis/document/cleanText.ts'
import { type LoadPdfLibrary, loadPdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { startWatch } from '#packages/recruiting/analysis/document/Watch.ts'
import { type Letters, startReader } from './startReader.ts'

/** Fetching takes longer than recognition, and the connection speed is unknown. */
const PATIENCE = 3

/** The progress, from 0 to 100. */
const ALL = 100

/**
 * The recognized text of a document with pictures of text; empty when no letters are found. Each page may take the time limit of a file,
 * and fetching three times that; `onProgress` receives percentages. Rejects on timeout or if a file is missing.
 */
export async function recognise(
  bytes: Uint8Array,
  letters: Letters,
  limits: ReadLimits,
  onProgress: (percent: number) => void,
  loadPdf: LoadPdfLibrary = loadPdfLibrary,
): Promise<string> {
  let begun = 0
  let pages = 1
  const starting = within(
    limits.milliseconds * PATIENCE,
    startReader(letters, (share) => onProgress((ALL * (begun + share)) / pages)),
  )
  const [reader, library] = await Promise.all([starting, loadPdf()])
  try {
    const texts: string[] = []
    for await (const { page, of, picture } of drawPages(bytes, limits, library)) {
      begun = page - 1
      pages = of
      texts.push(await within(limits.milliseconds, reader.read(picture)))
      onProgress((ALL * page) / of)
    }
    return cleanText(texts.join('\n')).trim().slice(0, limits.characters)
  } finally {
    await reader.end()
  }
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const watch = startWatch(milliseconds)
  try {
    return await watch.guard(work)
  } finally {
    watch.end()
  }
}
