import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { encodingFault, mayBeFaulty } from '#src/node/files/encodingFault.ts'
import { formFault, notIt } from './fileForm.ts'
import { HEADER_BYTES, pictureHeader } from './pictureHeader.ts'
import { type SvgFault, svgFault } from './svgFault.ts'

/** Largest file that a page may show, in bytes; a video is fetched in parts, and only when somebody plays it. */
const MAX_ASSET_BYTES = 4 * 1024 * 1024
const MAX_VIDEO_BYTES = 64 * 1024 * 1024

/** Endings of videos. */
const VIDEOS = new Set(['.mp4', '.webm'])

/** Endings of the pictures whose first bytes say what they are. */
const formats = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpg'],
  ['.jpeg', 'jpg'],
  ['.webp', 'webp'],
])

/**
 * Looks at the files that pages may show (`/assets/…`): which of them cannot be published, and the pixels and bytes of the PNG, JPEG and
 * WebP files that can be read.
 */
export function readAssets(
  configDir: string,
  listed: readonly string[],
  outside: ReadonlySet<string>,
): { pictures: ReadConfig['pictures']; problems: readonly UnplacedProblem[] } {
  // A link that leads outside is a problem already, and not to be opened.
  const assets = outside.size === 0 ? listed : listed.filter((asset) => !outside.has(asset.slice(1)))
  return {
    pictures: new Map(
      assets
        .filter((asset) => formats.has(extname(asset)))
        .flatMap((asset) => {
          const size = pictureSize(join(configDir, asset))
          return size ? [[asset, size] as const] : []
        }),
    ),
    problems: assets.flatMap((asset): UnplacedProblem[] => {
      const fault = whyUnfit(join(configDir, asset))
      if (fault === undefined) return []
      const [file, message] = [asset.slice(1), typeof fault === 'string' ? fault : fault.message]
      return [{ code: 'E_ASSET', file, keyPath: [], message, ...(typeof fault === 'object' && { text: { file, line: fault.line } }) }]
    }),
  }
}

/** Why a file cannot be published, as the rest of a sentence, with a line where that helps; undefined when it can. */
function whyUnfit(path: string): string | SvgFault | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return 'not a file'
    if (stats.size === 0) return 'empty file'
    const most = VIDEOS.has(extname(path)) ? MAX_VIDEO_BYTES : MAX_ASSET_BYTES
    if (stats.size > most) return `larger than ${most / 1024 / 1024} MB`
    const ending = extname(path)
    const format = formats.get(ending)
    if (format !== undefined) return whyNoPicture(readFileSync(path), format)
    if (ending === '.svg') {
      const bytes = readFileSync(path)
      const wide = mayBeFaulty(bytes.toString('utf8')) ? encodingFault(bytes)?.fault : undefined
      return wide && !/<svg/.test(bytes.toString('latin1', 0, 2000)) ? notIt('an SVG picture', bytes) : svgFault(bytes.toString('utf8'))
    }
    return VIDEOS.has(ending) ? formFault(ending, startOf(path)) : formFault(ending, readFileSync(path))
  } catch (error) {
    return `cannot be read: ${errorReason(error)}`
  }
}

function whyNoPicture(bytes: Buffer, format: string): string | undefined {
  const found = pictureHeader(bytes)
  if (!found) return notIt(`a ${format} picture`, bytes)
  if (found.format !== format) return `a ${found.format} picture with the ending of another, so rename it`
  if (found.width === 0 || found.height === 0) return 'the picture has no pixels'
  const holds = (mark: string) => bytes.includes(mark, 0, 'latin1')
  // A picture that has begun must end.
  const isWhole =
    format === 'png'
      ? !holds('IDAT') || holds('IEND')
      : format === 'jpg'
        ? !holds('\u00ff\u00da') || holds('\u00ff\u00d9')
        : bytes.length < 200 || bytes.readUInt32LE(4) + 8 <= bytes.length
  return isWhole ? undefined : 'a damaged picture, which cannot be decoded: a part of it is missing'
}

/** The first bytes of a file that may be too large to be read whole. */
function startOf(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(200)
    return start.subarray(0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}

function pictureSize(path: string): { width: number; height: number; bytes: number } | undefined {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = fstatSync(file).size
      const start = Buffer.alloc(Math.min(bytes, HEADER_BYTES))
      readSync(file, start)
      const header = pictureHeader(start)
      return header && { width: header.width, height: header.height, bytes }
    } finally {
      closeSync(file)
    }
  } catch {
    // That it cannot be read is a problem of its own.
    return undefined
  }
}
