import { closeSync, createReadStream, mkdirSync, mkdtempSync, openSync, readSync, realpathSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import { ImportFault } from './importFault.ts'

/** A folder with the files of a zip file; `remove` deletes it. */
export type Unpacked = { folder: string; remove(): void }

/** Unpacks a zip file of any size into a temporary folder, part by part. Throws an `ImportFault` if it is damaged or no zip file. */
export async function unpacked(place: string): Promise<Unpacked> {
  const head = Buffer.alloc(2)
  const file = openSync(place, 'r')
  readSync(file, head, 0, 2, 0)
  closeSync(file)
  if (head.toString('latin1') !== 'PK')
    throw new ImportFault(`${place} is neither a folder nor a zip file. Name the folder or the zip file of uploads with --media.`)
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'page-builder-media-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const open = new Set<string>()
  const zip = new Unzip((entry) => {
    const name = posix.normalize(entry.name.replaceAll('\\', '/'))
    // A name must not lead out of the folder.
    if (name.endsWith('/') || name.startsWith('../') || name.startsWith('/') || name.includes('\0')) return
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    const written = openSync(join(folder, name), 'w')
    open.add(name)
    entry.ondata = (error, data, isLast) => {
      if (error) throw error
      writeSync(written, data)
      if (!isLast) return
      closeSync(written)
      open.delete(name)
    }
    entry.start()
  })
  zip.register(UnzipInflate)
  try {
    for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) zip.push(chunk)
    zip.push(new Uint8Array(), true)
    if (open.size > 0) throw new Error([...open][0])
  } catch (error) {
    remove()
    throw new ImportFault(
      `${place} is damaged${error instanceof Error && open.size > 0 ? ` at ${[...open].at(-1)}` : ''}. Copy it again, or unpack it and name its folder with --media.`,
    )
  }
  return { folder, remove }
}
