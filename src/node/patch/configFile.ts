import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileKind } from '#schemas/files.ts'
import { files as fileTable } from '#src/contract/files.ts'
import { mostBytes } from '#src/node/config/read/readFiles.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { isLeftover } from '#src/node/files/findFiles.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { printable } from '#src/node/text/printable.ts'

/** A config file that a patch may change: its kind, and its content if it exists. */
export type ConfigFile = { kind: FileKind | 'markdown'; found: { text: string; hash: string } | undefined }

/**
 * Reads a file below a config folder: JSON of a known kind, or Markdown next to it. Returns a one-line reason for anything
 * else, including symbolic links.
 */
export function configFile(configDir: string, file: string): ConfigFile | { failure: string } {
  const shown = printable(file.slice(0, 200))
  const kind = kindOf(file)
  if (kind === undefined) return { failure: `${shown} is not a JSON or Markdown file of the config.` }
  const place = placeOnDisk(configDir, file)
  if ('failure' in place) return { failure: printable(place.failure) }
  try {
    const bytes = readFileSync(join(configDir, file))
    if (bytes.length > mostBytes(file)) return { failure: `${shown} is larger than ${mostBytes(file) / 1024} KB.` }
    if (!isUtf8(bytes)) return { failure: `${shown} is not UTF-8.` }
    return { kind, found: { text: bytes.toString('utf8'), hash: contentHash(bytes) } }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { kind, found: undefined }
    return { failure: `${shown} cannot be read: ${errorReason(error)}.` }
  }
}

function kindOf(file: string): ConfigFile['kind'] | undefined {
  if (file.startsWith('assets/') || file.split('/').some(isLeftover)) return undefined
  if (/^(?:pages|collections|fragments)\/.*\.md$/.test(file)) return 'markdown'
  return fileTable.find(({ pattern }) => pattern.test(file))?.kind
}
