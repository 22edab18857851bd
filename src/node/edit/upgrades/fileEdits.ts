import type { Edit, Node } from 'jsonc-parser'
import type { FileKind } from '#schemas/files.ts'

/**
 * The edits that upgrade a well-formed file to the next version; none if it is unaffected. `texts` are the original texts of all config
 * files.
 */
export type FileEdits = (file: { file: string; kind: FileKind; text: string; tree: Node; texts: readonly string[] }) => Edit[]
