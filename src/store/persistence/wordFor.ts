import type { Registered } from '#src/store/registered.ts'
import type { KeepingWord } from './Keeping.ts'

/** Whether a slice is stored, according to the decisions about the section types that write it: one refusal is enough. */
export function wordFor({ slices }: Registered, name: string, wordOf: (type: string) => KeepingWord): KeepingWord {
  const words = slices[name]!.writtenBy.map(wordOf)
  return words.find((word) => word === 'notKept') ?? words.find((word) => word === 'asked') ?? 'kept'
}
