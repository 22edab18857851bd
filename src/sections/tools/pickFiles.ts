import type { ToolWords } from '#schemas/toolWords.ts'
import type { ReadFailure, ReadLimits } from '#src/tools/document/ReadDocument.ts'
import { fill } from './fill.ts'
import type { Given, PickedFile } from './tool.machine.ts'

type Terms = { limits: Pick<ReadLimits, 'bytes'>; words: ToolWords; say(failure: ReadFailure): string }

/**
 * What is taken of the files that a visitor picked for a place: as many as there is room for, with a remark when there are more. One that
 * is too large is refused before a byte of it is read: it could fill the memory.
 */
export function pickFiles(
  picked: readonly File[],
  { most, files }: Pick<Given, 'most' | 'files'>,
  { limits: { bytes }, words, say }: Terms,
): { files: PickedFile[]; remark: string } {
  const room = most === 1 ? 1 : most - files.filter(({ state }) => state !== 'refused').length
  const taken = picked.slice(0, Math.max(0, room))
  return {
    files: taken.map((file): PickedFile =>
      file.size > bytes
        ? { name: file.name, state: 'refused', message: say({ reason: 'tooLarge', limit: bytes, actual: file.size }) }
        : { name: file.name, state: 'reading', file },
    ),
    remark: picked.length === taken.length ? '' : most === 1 ? words.oneFile : fill(words.tooManyFiles, { limit: most }),
  }
}
