import { drawPages } from '#packages/recruiting/analysis/document/pdf/drawPages.ts'
import { cleanText } from '#packages/recruiting/analysis/document/cleanText.ts'
import { type LoadPdfLibrary, loadPdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { startWatch } from '#packages/recruiting/analysis/document/Watch.ts'
import { type Letters, startReader } from './startReader.ts'

/** Fetching takes longer than reading, and nobody knows over which line. */
const PATIENCE = 3

/** How much is done, from 0 to 100. */
const ALL = 100

/**
 * The text of a document that holds pictures of text: empty when no letters are found. Each page may take the time that a file may, and
 * fetching three times that; `onProgress` hears percents. Rejects when that is over, or when something is missing.
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
