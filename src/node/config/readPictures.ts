import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { HEADER_BYTES, pictureHeader } from './pictureHeader.ts'

/** Files whose size in pixels can be read. */
const RASTER = /\.(?:png|jpg|webp)$/

/**
 * Pixels and bytes of the PNG, JPEG and WebP files among the assets (`/assets/…`). Files that cannot be read are left out; they are
 * problems of their own.
 */
export function readPictures(configDir: string, assets: readonly string[]): ReadConfig['pictures'] {
  return new Map(
    assets
      .filter((asset) => RASTER.test(asset))
      .flatMap((asset) => {
        const found = read(join(configDir, asset))
        return found ? [[asset, found] as const] : []
      }),
  )
}

function read(path: string): { width: number; height: number; bytes: number } | undefined {
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
    return undefined
  }
}
