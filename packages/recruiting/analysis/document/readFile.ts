import { cleanText } from './cleanText.ts'
import { decodeText } from './decodeText.ts'
import { type FileType, fileType } from './fileType.ts'
import { type FormatContent, finishDocument } from './finishDocument.ts'
import { type LoadPdfLibrary, loadPdfLibrary } from './loadPdfLibrary.ts'
import type { ReadFailure, ReadLimits, ReadResult } from './ReadDocument.ts'
import { textContent } from './textContent.ts'
import { Stop, type Watch, startWatch } from './Watch.ts'

type Reader = (bytes: Uint8Array, limits: ReadLimits, watch: Watch) => Promise<FormatContent>

/** The reader for each type, or why there is none. Readers of large formats are loaded on first use. */
const readers: { [Type in FileType]: ((loadPdf: LoadPdfLibrary) => Promise<Reader>) | ReadFailure } = {
  async pdf(loadPdf) {
    const [{ readPdf }, library] = await Promise.all([import('./pdf/readPdf.ts'), loadPdf()])
    return (bytes, limits, watch) => readPdf(bytes, limits, watch, library)
  },
  zip: async () => (await import('./docx/readDocx.ts')).readDocx,
  text: async () => readText,
  ole: { reason: 'oldWord' },
  rtf: { reason: 'wrongType' },
  other: { reason: 'wrongType' },
  binary: { reason: 'wrongType' },
}

/** File extension → types by bytes. A text file can have any other extension. */
const claims: Record<string, FileType[]> = { pdf: ['pdf'], docx: ['zip', 'ole'], doc: ['ole', 'zip'], txt: ['text'] }

/**
 * Reads a file: PDF, DOCX or plain text, identified by its bytes. An invalid file is a failure in the result; bytes that do not match the
 * extension are `wrongType`. Stops at the first exceeded limit, and when `signal` aborts. Rejects only if the code of a reader cannot be
 * loaded.
 */
export async function readFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits: ReadLimits,
  signal?: AbortSignal,
  loadPdf: LoadPdfLibrary = loadPdfLibrary,
): Promise<ReadResult> {
  const fail = (failure: ReadFailure): ReadResult => ({ ok: false, name, failure })
  if (bytes.length === 0) return fail({ reason: 'empty' })
  if (bytes.length > limits.bytes) return fail({ reason: 'tooLarge', limit: limits.bytes, actual: bytes.length })
  const type = fileType(bytes)
  const claim = claims[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']
  const load = readers[type]
  if (typeof load !== 'function') return fail(load)
  if (claim && !claim.includes(type)) return fail({ reason: 'wrongType' })
  const watch = startWatch(limits.milliseconds, signal)
  let read: Reader | null = null
  try {
    watch.check()
    read = await watch.guard(load(loadPdf))
    return finishDocument(name, await watch.guard(read(bytes, limits, watch)), limits)
  } catch (error) {
    if (error instanceof Stop) return fail(error.failure)
    if (read === null) throw error
    return fail({ reason: 'damaged' })
  } finally {
    watch.end()
  }
}

async function readText(bytes: Uint8Array): Promise<FormatContent> {
  return textContent('txt', cleanText(decodeText(bytes)), bytes.length)
}
