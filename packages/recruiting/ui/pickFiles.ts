import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadFailure, ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { listed } from 'page-builder/ui'
import { fill } from './fill.ts'
import type { Given, PickedFile } from './tool.machine.ts'

type Terms = { limits: Pick<ReadLimits, 'bytes'>; words: ToolWords; language: string; say(failure: ReadFailure): string }

/**
 * The accepted ones of the files picked for a place: as many as there is room for, with a remark that names the others. A file that is too
 * large is refused before reading: it could fill the memory.
 */
export function pickFiles(
  picked: readonly File[],
  { most, files }: Pick<Given, 'most' | 'files'>,
  { limits: { bytes }, words, language, say }: Terms,
): { files: PickedFile[]; remark: string } {
  const room = most === 1 ? 1 : most - files.filter(({ state }) => state !== 'refused').length
  const taken = picked.slice(0, Math.max(0, room))
  const others = picked.slice(taken.length).map(({ name }) => name)
  const notTaken = most === 1 ? [] : others.map((name): PickedFile => ({ name, ...surplus(most, words) }))
  const read = taken.map((file): PickedFile =>
    file.size > bytes
      ? { name: file.name, state: 'refused', message: say({ reason: 'tooLarge', limit: bytes, actual: file.size }) }
      : { name: file.name, state: 'reading', file },
  )
  return {
    files: [...read, ...notTaken],
    remark:
      others.length === 0 ? '' : most === 1 ? words.oneFile : fill(words.tooManyFiles, { limit: most, names: listed(others, language) }),
  }
}

/** A surplus file: the remark names it at the input, its reason is next to the result. */
function surplus(limit: number, words: ToolWords) {
  return { state: 'refused', message: fill(words.notTaken, { limit }), isSurplus: true } as const
}
