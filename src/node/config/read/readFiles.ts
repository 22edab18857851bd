import type { z } from 'zod'
import type { FileKind } from '#schemas/files.ts'
import { files as fileTable } from '#src/contract/files.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'
import { type EncodingFault, encodingFault, holdsLostSigns } from '#src/node/files/encodingFault.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'

/** Maximum size of a config file, in bytes. */
const MAX_FILE_BYTES = 1024 * 1024
/** The same for lists that cannot be split into several files. */
const MAX_LIST_BYTES = 16 * 1024 * 1024

/** Maximum size of a file of the config folder, in bytes. */
export function mostBytes(file: string): number {
  return file === 'redirects.json' || file === 'slugs.lock.json' ? MAX_LIST_BYTES : MAX_FILE_BYTES
}

const MAX_MARKDOWN_BYTES = 512 * 1024

/** A JSON file. Without `kind` it is not a config file; text and hash are absent if it could not be read. */
export type ReadFile = {
  file: string
  kind: FileKind | undefined
  schema: z.ZodType | undefined
  /** Values of missing fields. */
  given?: Readonly<Record<string, unknown>> | undefined
  text: string | undefined
  hash: string | undefined
  problems: readonly UnplacedProblem[]
}

/**
 * A Markdown file, with its encoding error, or why it has no text; `reason` is part of a sentence. The problem is reported where the file
 * is named.
 */
export type ReadMarkdown =
  | { text: string; fault?: EncodingFault | undefined }
  | { code: 'E_TOO_BIG' | 'E_UNREADABLE'; reason: string }
  | 'outside'

/**
 * Reads a JSON file of a config folder, whose kind is that of the file `as`; a link that points outside is not opened. Never throws on an
 * unreadable file.
 */
export function readJson(file: string, isOutside: boolean, hashes: FileHashes, as = file): ReadFile {
  const row = fileTable.find(({ pattern }) => pattern.test(as))
  const without = (code: UnplacedProblem['code'], message: string, hint?: string): ReadFile => {
    const problems = [{ code, file, keyPath: [], message, hint }]
    return { file, kind: row?.kind, schema: row?.schema, text: undefined, hash: undefined, problems }
  }
  if (!row) {
    const hint = 'Put pages in pages/, entries in collections/<name>/, and shared sections in fragments/.'
    return without('E_STRAY_FILE', 'a file with this name does not belong here', hint)
  }
  const { kind, schema } = row
  if (isOutside) return { file, kind, schema, text: undefined, hash: undefined, problems: none }
  try {
    const read = hashes.read(file, mostBytes(file))
    if (read)
      return { file, kind, schema, text: read.text, hash: read.hash, problems: read.fault ? [encodingProblem(file, read.fault)] : none }
    return without('E_TOO_BIG', `larger than ${mostBytes(file) / 1024} KB`, 'Split it into several files.')
  } catch (error) {
    return without('E_UNREADABLE', `cannot be read: ${errorReason(error)}`)
  }
}

function encodingProblem(file: string, { line, column, message, hint }: EncodingFault): UnplacedProblem {
  return { code: 'E_ENCODING', file, keyPath: [], text: { file, line, column }, message, hint }
}

const none: readonly UnplacedProblem[] = []

/** Reads a Markdown file of a config folder; undefined if it no longer exists. */
export function readMarkdownFile(file: string, isOutside: boolean, hashes: FileHashes): ReadMarkdown | undefined {
  if (isOutside) return 'outside'
  try {
    const read = hashes.read(file, MAX_MARKDOWN_BYTES)
    if (read === undefined) return { code: 'E_TOO_BIG', reason: `is larger than ${MAX_MARKDOWN_BYTES / 1024} KB` }
    return read.fault || !holdsLostSigns(read.text) ? read : { text: read.text, ...encodingFault(Buffer.from(read.text)) }
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : { code: 'E_UNREADABLE', reason: `cannot be read: ${errorReason(error)}` }
  }
}
