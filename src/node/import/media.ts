import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { findFiles } from '#src/node/files/findFiles.ts'
import { decoded } from './text/addressName.ts'
import { ImportFault } from './importFault.ts'
import { type Unpacked, unpacked } from './unpacked.ts'
import { slug } from '#src/site/words/slug.ts'
import { barePath } from '#src/node/import/text/barePath.ts'

/** Extensions that the site shows as pictures; the others are converted to WebP. */
const SHOWN: Record<string, string> = { svg: 'svg', png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp', avif: 'avif', ico: 'ico' }
const CONVERTED = new Set(['gif', 'bmp', 'tif', 'tiff'])

/** A file of the old site that the new one takes over. */
export type NewFile = { asset: string; extension: string; width?: number; height?: number }

/** The uploaded files of the old site. Each file is taken over once, whatever the number of its copies. */
export type Media = {
  /** The file of an old address; undefined if there is none. */
  find(url: string): NewFile | undefined
  /** Whether there is a file of that address. */
  has(url: string): boolean
  /** The addresses of files that were found, each once. */
  asked(): string[]
  /** Whether the file of that address was found before. */
  isTaken(url: string): boolean
  /** Bytes of the files that were found, by path below the config folder. */
  files(): Promise<Map<string, Buffer>>
  /** Forgets what was found. */
  restart(): void
  /** Deletes temporary copies. */
  close(): void
}

/**
 * Opens folders and zip files of uploads. `originals` are the addresses of files that the old site made smaller copies of. Throws an
 * `ImportFault` if a place is neither.
 */
export async function openMedia(places: readonly string[], originals: ReadonlySet<string> = new Set()): Promise<Media> {
  const zips: Unpacked[] = []
  const folders: string[] = []
  for (const place of places) {
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) {
      const zip = await unpacked(place)
      zips.push(zip)
      folders.push(zip.folder)
    } else folders.push(place)
  }
  const readers = new Map<string, () => Buffer>()
  for (const place of folders) for (const [name, read] of filesIn(place)) readers.set(name, read)
  const byName = new Map<string, string[]>()
  for (const name of readers.keys()) {
    const key = basename(name).normalize('NFC').toLowerCase()
    byName.set(key, [...(byName.get(key) ?? []), name])
  }
  let taken = new Map<string, { name: string; hash: string; file: NewFile; bytes: Buffer }>()
  let byHash = new Map<string, NewFile>()
  let asked = new Set<string>()

  /** The file whose path shares the most folders with the address. */
  const match = (path: string): string | undefined => {
    const copies = byName.get(basename(path).toLowerCase()) ?? []
    const wanted = path.toLowerCase().split('/').toReversed()
    const shared = (name: string) => {
      const parts = name.toLowerCase().split('/').toReversed()
      const differs = wanted.findIndex((part, index) => part !== parts[index])
      return differs < 0 ? wanted.length : differs
    }
    return copies.toSorted((a, b) => shared(b) - shared(a) || a.localeCompare(b))[0]
  }
  const pathOf = (url: string) => decoded(barePath(url).replace(/^(?:https?:)?\/\/[^/]*/, '')).normalize('NFC')
  const originalPaths = new Set([...originals].map(pathOf))
  /** WordPress links to smaller copies, which the new site makes itself, and names the original of a large photo without `-scaled`. */
  const nameOf = (url: string) => {
    const path = pathOf(url)
    const whole = path.replace(/-\d+x\d+(\.\w+)$/, '$1')
    const scaled = whole.replace(/(\.\w+)$/, '-scaled$1')
    const isCopy = !originalPaths.has(path) && [whole, scaled].some((original) => originalPaths.has(original))
    return isCopy ? (match(whole) ?? match(scaled) ?? match(path)) : (match(path) ?? match(whole) ?? match(scaled))
  }
  return {
    has: (url) => nameOf(url) !== undefined,
    isTaken(url) {
      const name = nameOf(url)
      return name !== undefined && (taken.has(name) || byHash.has(hashOf(readers.get(name)!())))
    },
    restart() {
      taken = new Map()
      byHash = new Map()
      asked = new Set()
    },
    close() {
      for (const zip of zips) zip.remove()
    },
    asked: () => [...asked],
    find(url) {
      const name = nameOf(url)
      if (name === undefined) return undefined
      asked.add(url)
      const known = taken.get(name)
      if (known) return known.file
      const bytes = readers.get(name)!()
      const hash = hashOf(bytes)
      const same = byHash.get(hash)
      if (same) return same
      const extension = extname(name).slice(1).toLowerCase()
      const shown = SHOWN[extension] ?? (CONVERTED.has(extension) ? 'webp' : extension)
      if (shown === '') return undefined
      const stem = slug(decoded(basename(name, extname(name)))) || 'file'
      const names = new Set([...taken.values()].map(({ file }) => file.asset))
      let asset = `/assets/${stem}.${shown}`
      for (let count = 2; names.has(asset); count++) asset = `/assets/${stem}-${count}.${shown}`
      const file = { asset, extension: shown, ...(shown === 'svg' ? svgSize(bytes.toString('utf8')) : {}) }
      taken.set(name, { name, hash, file, bytes })
      byHash.set(hash, file)
      return file
    },
    async files() {
      const done = new Map<string, Buffer>()
      for (const { name, file, bytes } of taken.values())
        done.set(file.asset.slice(1), CONVERTED.has(extname(name).slice(1).toLowerCase()) ? await asWebp(name, bytes) : bytes)
      return done
    },
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function asWebp(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { animated: true }).webp().toBuffer()
  } catch {
    throw new ImportFault(`${name} cannot be read as a picture. Remove it from the media, or replace it with a sound copy.`)
  }
}

function filesIn(place: string): [name: string, read: () => Buffer][] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) throw new ImportFault(`${place} does not exist. Name the folder or the zip file of uploads with --media.`)
  return findFiles(place)
    .filter((name) => !/(?:^|\/)(?:node_modules|_site|\.git)\//.test(name))
    .map((name) => [name, () => readFileSync(join(place, name))])
}

function svgSize(text: string): { width: number; height: number } {
  const [tag = ''] = /<svg[^<>]*>/.exec(text) ?? []
  const side = (name: string) => Math.round(Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1] ?? 0))
  const box = /viewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag)
  return {
    width: side('width') || Math.round(Number(box?.[1] ?? 300)) || 300,
    height: side('height') || Math.round(Number(box?.[2] ?? 150)) || 150,
  }
}
