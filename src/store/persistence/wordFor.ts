import type { ToolType } from '#src/contract/toolType.ts'
import { KEPT_WITH, type SliceName } from '#src/store/slices/index.ts'
import type { KeepingWord } from './Keeping.ts'

/** Whether a slice is stored, by the words about the tools that write it: one of them is enough to hold it back. */
export function wordFor(name: SliceName, wordOf: (tool: ToolType) => KeepingWord): KeepingWord {
  const words = KEPT_WITH[name].map(wordOf)
  return words.find((word) => word === 'notKept') ?? words.find((word) => word === 'asked') ?? 'kept'
}
