import type { Edit, Node } from 'jsonc-parser'
import type { FileKind } from '#schemas/files.ts'

/**
 * The edits that bring one well-formed file to the next version; none where it says nothing that has changed. `texts` are those of all
 * files of the config, as they were.
 */
export type FileEdits = (file: { file: string; kind: FileKind; text: string; tree: Node; texts: readonly string[] }) => Edit[]
