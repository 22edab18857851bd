import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { HEADER_BYTES, pictureHeader } from './pictureHeader.ts'

/** Largest file that a page may show, in bytes; a video is fetched in parts, and only when somebody plays it. */
const MAX_ASSET_BYTES = 4 * 1024 * 1024
const MAX_VIDEO_BYTES = 64 * 1024 * 1024

/** Endings of videos. */
const VIDEOS = new Set(['.mp4', '.webm'])

/** What could run code when the picture is opened by itself. */
const ACTIVE_SVG = /<script\b|\son[a-z]+\s*=|<foreignObject\b|javascript:/i

/** Endings of the pictures whose first bytes say what they are. */
const formats = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpg'],
  ['.webp', 'webp'],
])

/**
 * Looks at the files that pages may show (`/assets/…`): which of them cannot be published, and the pixels and bytes of the PNG, JPEG and
 * WebP files that can be read.
 */
export function readAssets(
  configDir: string,
  assets: readonly string[],
): { pictures: ReadConfig['pictures']; problems: readonly UnplacedProblem[] } {
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
      const message = whyUnfit(join(configDir, asset))
      return message === undefined ? [] : [{ code: 'E_ASSET', file: asset.slice(1), keyPath: [], message }]
    }),
  }
}

/** Why a file cannot be published, as the rest of a sentence; undefined when it can. */
function whyUnfit(path: string): string | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return 'not a file'
    if (stats.size === 0) return 'empty file'
    const most = VIDEOS.has(extname(path)) ? MAX_VIDEO_BYTES : MAX_ASSET_BYTES
    if (stats.size > most) return `larger than ${most / 1024 / 1024} MB`
    const format = formats.get(extname(path))
    if (format !== undefined) {
      const found = pictureHeader(readFileSync(path))?.format
      if (found !== format)
        return found === undefined ? `not a ${format} picture` : `a ${found} picture with the ending of another, so rename it`
    }
    const active = path.endsWith('.svg') ? ACTIVE_SVG.exec(readFileSync(path, 'utf8')) : null
    return active ? `"${active[0].trim()}" is not allowed in an SVG picture` : undefined
  } catch (error) {
    return `cannot be read: ${errorReason(error)}`
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
