import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BusboyFileStream, Busboy } from '@fastify/busboy'
import { fileTypeFromFile } from 'file-type'
import { fileKinds } from '#src/site/forms/fileKinds.ts'
import { MEGABYTE } from '#src/site/forms/fieldRules.ts'
import type { Field, FileKind } from '#src/site/forms/formTypes.ts'
import { errorReason, systemReason } from '#src/node/files/systemError.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { cleanFileName } from './cleanFileName.ts'
import type { Unread } from './readBody.ts'

/** A file of a message, on disk. */
export type PostedFile = {
  field: string
  /** Its cleaned name, unique within the message. */
  name: string
  kind: FileKind | 'other'
  /** In bytes; more than its field allows if it is too large, of which only a part is on disk. */
  size: number
  /** Undefined if its field already has its most files, so that it was not stored. */
  path?: string | undefined
  /** Hash of its content. */
  hash: string
}

/** A form as posted: its texts, and its files. */
export type Multipart = { sent: URLSearchParams; files: PostedFile[] }

/** Maximum number of bytes of texts, of each text, and of a message, most of which is skipped if its files are too large. */
const MOST = { texts: 64 * 1024, parts: 200, message: 250 * MEGABYTE }
/** Maximum duration of receiving a message with files, in milliseconds. */
const PATIENCE_MS = 180_000

/**
 * Reads a form with files. Each file is written to a folder, up to one byte more than its field allows; files of unknown fields are
 * skipped. Its kind is that of its content. Returns why it was not read otherwise. Rejects with a `JournalError` if the folder cannot be
 * written.
 */
export async function readMultipart(request: IncomingMessage, fields: readonly Field[], folder: string): Promise<Multipart | Unread> {
  if (Number(request.headers['content-length'] ?? 0) > MOST.message) return 'tooLarge'
  const fileFields = new Map(fields.flatMap((field) => (field.kind === 'file' ? [[field.name, field] as const] : [])))
  const most = Math.max(...[...fileFields.values()].map(({ maxMegabytes }) => maxMegabytes)) * MEGABYTE
  const sent = new URLSearchParams()
  const counts = new Map<string, number>()
  const storing: Promise<PostedFile | undefined>[] = []
  let textBytes = 0
  let bytes = 0
  let failure: unknown

  const parser = busboyFor(request, most)
  if (!parser) return 'cutOff'
  const ended = new Promise<Unread | 'whole'>((resolve) => {
    const late = setTimeout(() => end('tooSlow'), PATIENCE_MS)
    const end = (result: Unread | 'whole') => {
      clearTimeout(late)
      request.unpipe(parser)
      request.resume()
      if (result !== 'whole') parser.destroy()
      resolve(result)
    }
    parser.on('field', (name, value, isNameCut, isCut) => {
      textBytes += Buffer.byteLength(value)
      if (isNameCut || isCut || textBytes > MOST.texts) end('tooLarge')
      else sent.append(name, value)
    })
    parser.on('file', (name, stream, fileName) => {
      const field = fileFields.get(name)
      // Browsers send an empty part for a field without a file.
      if (!field || !fileName) return void stream.resume()
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const limit = field.maxMegabytes * MEGABYTE
      const isStored = count <= field.maxFiles
      if (isStored) {
        const storage = stored(stream, { field: name, name: fileName }, limit, join(folder, randomUUID()))
        storing.push(
          storage.catch((error: unknown) => {
            if (systemReason(error) !== undefined) failure = error
            return void end('cutOff')
          }),
        )
      } else {
        stream.resume()
        storing.push(Promise.resolve({ field: name, name: fileName, kind: 'other', size: 0, hash: '' }))
      }
    })
    parser.on('partsLimit', () => end('tooLarge'))
    parser.on('finish', () => end('whole'))
    parser.on('error', () => end('cutOff'))
    request.once('error', () => end('cutOff'))
    request.once('aborted', () => end('cutOff'))
    request.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > MOST.message) end('tooLarge')
    })
    request.pipe(parser)
  })
  const result = await ended
  const files = await Promise.all(storing)
  if (failure) throw new JournalError(`The files of a message cannot be stored: ${errorReason(failure)}.`, { cause: failure })
  if (result !== 'whole' || files.includes(undefined)) return result === 'whole' ? 'cutOff' : result

  const named: PostedFile[] = []
  for (const file of files as PostedFile[])
    named.push({ ...file, name: cleanFileName(file.name, file.kind, new Set(named.map(({ name }) => name))) })
  return { sent, files: named }
}

/** A parser for a request; undefined if its type names no boundary. */
function busboyFor(request: IncomingMessage, fileSize: number) {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type']! },
      limits: { fieldSize: MOST.texts, parts: MOST.parts, fileSize: fileSize + 1, headerPairs: 20, headerSize: 8192 },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    })
  } catch {
    return undefined
  }
}

/** Writes a file, up to one byte more than its limit, and flushes it. Rejects if it is incomplete or cannot be written. */
async function stored(stream: BusboyFileStream, sent: { field: string; name: string }, limit: number, path: string): Promise<PostedFile> {
  const digest = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(part: Buffer, _encoding, done) {
      const room = Math.max(0, limit + 1 - size)
      const kept = part.subarray(0, room)
      size += kept.length
      digest.update(kept)
      done(null, kept.length > 0 ? kept : undefined)
    },
  })
  await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { ...sent, kind: size > limit ? 'other' : await kindOf(path), size, path, hash: digest.digest('base64url') }
}

/** The kind of a file by its content; `other` if forms do not accept it, also if it is empty or damaged. */
async function kindOf(path: string): Promise<FileKind | 'other'> {
  const { mime, ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {}
  const known = Object.entries(fileKinds).find(([, { type, endings }]) => type === mime || (ext !== undefined && endings.includes(ext)))
  return (known?.[0] as FileKind | undefined) ?? 'other'
}
