import type { PackageWords } from '#src/contract/packageWords.ts'

/** The words that all tools share, parsed. */
export type ToolWords = PackageWords['recruiting']
