import type { Edit, Node } from 'jsonc-parser'
import type { FileKind } from '#schemas/files.ts'

/** The edits that bring one well-formed file to the next version; none where it says nothing that has changed. */
export type FileEdits = (file: { kind: FileKind; text: string; tree: Node }) => Edit[]
