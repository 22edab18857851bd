import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { pictureHeader } from './pictureHeader.ts'
import { errorReason } from '#src/node/files/systemError.ts'

/** Largest file that a page may show, in bytes. */
const MAX_ASSET_BYTES = 4 * 1024 * 1024

/** What could run code when the picture is opened by itself. */
const ACTIVE_SVG = /<script\b|\son[a-z]+\s*=|<foreignObject\b|javascript:/i

/** Endings of the pictures whose first bytes say what they are. */
const formats = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpg'],
  ['.webp', 'webp'],
])

/** What is wrong with a file under `assets/`, as the rest of a sentence; undefined when it can be published. */
export function assetProblem(path: string): string | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return 'not a file'
    if (stats.size === 0) return 'empty file'
    if (stats.size > MAX_ASSET_BYTES) return `larger than ${MAX_ASSET_BYTES / 1024 / 1024} MB`
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
