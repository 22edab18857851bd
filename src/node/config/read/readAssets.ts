import { type Stats, closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { encodingFault, mayBeFaulty } from '#src/node/files/encodingFault.ts'
import { SETTLED_MS } from '#src/node/files/fileHashes.ts'
import { formFault, notIt } from './fileForm.ts'
import { type PictureHeader, pictureHeader } from './pictureHeader.ts'
import { type SvgFault, svgFault } from './svgFault.ts'

/** Maximum size of an asset, in bytes; a video is loaded in parts, and only when it is played. */
const MAX_ASSET_BYTES = 4 * 1024 * 1024
const MAX_VIDEO_BYTES = 64 * 1024 * 1024

/** Extensions of videos. */
const VIDEOS = new Set(['.mp4', '.webm'])

/** Maximum number of pixels of a picture that the build can decode. */
const MOST_PIXELS = 0x3fff * 0x3fff

/** Extensions of pictures whose first bytes identify them. */
const formats = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpg'],
  ['.jpeg', 'jpg'],
  ['.webp', 'webp'],
])

/**
 * Checks the assets for pages (`/assets/…`): which of them cannot be published, and the pixels and bytes of readable PNG, JPEG and WebP
 * files. `known` are earlier results: an unchanged file is not opened again.
 */
export function readAssets(
  configDir: string,
  listed: readonly string[],
  outside: ReadonlySet<string>,
  known: AssetLooks = new Map(),
  now = Date.now(),
): { pictures: ReadConfig['pictures']; problems: readonly UnplacedProblem[]; assetLooks: AssetLooks } {
  // A link that points outside is already reported, and must not be opened.
  const assets = outside.size === 0 ? listed : listed.filter((asset) => !outside.has(asset.slice(1)))
  const assetLooks = new Map<string, Look>()
  const looks = assets.map((asset) => {
    const look = lookAt(join(configDir, asset), known.get(asset))
    if (look.stamp && look.stamp[0] < now - SETTLED_MS) assetLooks.set(asset, look)
    return { asset, ...look }
  })
  return {
    assetLooks,
    pictures: new Map(
      looks.flatMap(({ asset, header, bytes }) =>
        header
          ? [
              [
                asset,
                { width: header.width, height: header.height, bytes, ...(header.isAnimated && { isAnimated: true as const }) },
              ] as const,
            ]
          : [],
      ),
    ),
    problems: looks.flatMap(({ asset, fault }): UnplacedProblem[] => {
      if (fault === undefined) return []
      const [file, said] = [asset.slice(1), typeof fault === 'string' ? fault : fault.message]
      const [message, action] = said.split('; ') as [string, string?]
      const hint = action === undefined ? hintFor(message) : `${action.replace(/^./, (letter) => letter.toUpperCase())}.`
      return [{ code: 'E_ASSET', file, keyPath: [], message, hint, ...(typeof fault === 'object' && { text: { file, line: fault.line } }) }]
    }),
  }
}

/**
 * Facts of a file: its bytes, its header if it is a PNG, JPEG or WebP file, and why it cannot be published, as part of a sentence, with a
 * line if useful.
 */
type Look = { bytes: number; header?: PictureHeader | undefined; fault: string | SvgFault | undefined; stamp?: Stamp }

/** File stats: time in milliseconds since 1970, size and inode. */
type Stamp = readonly [mtimeMs: number, size: number, inode: number]

/** Results for unchanged files, by asset: see `fileHashes`. */
export type AssetLooks = ReadonlyMap<string, Look>

function lookAt(path: string, before: Look | undefined): Look {
  try {
    const stats = statSync(path)
    const stamp = [stats.mtimeMs, stats.size, stats.ino] as const
    return before?.stamp?.every((part, index) => part === stamp[index]) ? before : { ...lookInto(path, stats), stamp }
  } catch (error) {
    return { bytes: 0, fault: `cannot be read: ${errorReason(error)}` }
  }
}

/** Throws system errors. */
function lookInto(path: string, stats: Stats): Look {
  const { size: bytes } = stats
  if (!stats.isFile()) return { bytes, fault: 'not a file' }
  if (bytes === 0) return { bytes, fault: 'empty file' }
  const ending = extname(path).toLowerCase()
  const most = VIDEOS.has(ending) ? MAX_VIDEO_BYTES : MAX_ASSET_BYTES
  if (bytes > most) return { bytes, fault: `larger than ${most / 1024 / 1024} MB` }
  const content = VIDEOS.has(ending) ? startOf(path) : readFileSync(path)
  const format = formats.get(ending)
  if (format === undefined) return { bytes, fault: ending === '.svg' ? whyNoSvg(content) : formFault(ending, content) }
  const header = pictureHeader(content)
  return { bytes, header, fault: whyNoPicture(content, header, format) }
}

function whyNoSvg(bytes: Buffer): string | SvgFault | undefined {
  const wide = mayBeFaulty(bytes.toString('utf8')) ? encodingFault(bytes)?.fault : undefined
  return wide && !/<svg/.test(bytes.toString('latin1', 0, 2000)) ? notIt('an SVG picture', bytes) : svgFault(bytes.toString('utf8'))
}

function whyNoPicture(bytes: Buffer, found: PictureHeader | undefined, format: string): string | undefined {
  if (!found) return notIt(`a ${format} picture`, bytes)
  if (found.format !== format) return `a ${found.format} picture with the extension of another format; rename it`
  if (found.width === 0 || found.height === 0) return 'the picture has no pixels'
  if (found.width * found.height > MOST_PIXELS)
    return (
      `a picture of ${found.width} × ${found.height} pixels, which is too large to show; ` +
      'scale it down to at most 4,000 pixels per side'
    )
  const holds = (mark: string) => bytes.includes(mark, 0, 'latin1')
  // A picture needs an end marker.
  const isWhole =
    format === 'png'
      ? !holds('IDAT') || holds('IEND')
      : format === 'jpg'
        ? holds('\u00ff\u00da') && holds('\u00ff\u00d9')
        : bytes.length < 200 || bytes.readUInt32LE(4) + 8 <= bytes.length
  return isWhole ? undefined : 'a damaged picture, which cannot be decoded: a part of it is missing'
}

/** What to do about a fault that does not say so; undefined if the advice of the rule applies. */
function hintFor(fault: string): string | undefined {
  if (fault.startsWith('larger')) return 'Export a smaller version.'
  if (/^(?:empty|not a file|cannot be read)/.test(fault)) return 'Replace it with the file itself, or remove it.'
  return /damaged|a part of|^not (?:an?|the) /.test(fault) ? 'Export or copy the file again, with the extension of its format.' : undefined
}

/** The first bytes of a file that may be too large to read in full. */
function startOf(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(200)
    return start.subarray(0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}
