import type { KeptFile, Submission } from '#src/node/receive/journal/submission.ts'
import { fileKinds } from '#src/site/forms/fileKinds.ts'
import { DeliveryError } from './deliveryError.ts'
import type { ContentOf } from './sink.ts'

/** The files of a message with their media types and contents. Throws a `DeliveryError` if one cannot be read. */
export async function filesOf(
  { files }: Submission,
  contentOf: ContentOf | undefined,
): Promise<(KeptFile & { type: string; content: Buffer })[]> {
  const read: (KeptFile & { type: string; content: Buffer })[] = []
  for (const [index, file] of (files ?? []).entries()) {
    const content = await contentOf?.(index).catch((error: unknown) => {
      throw new DeliveryError('a file of the message cannot be read', { cause: error })
    })
    if (content) read.push({ ...file, type: fileKinds[file.kind].type, content })
  }
  return read
}
