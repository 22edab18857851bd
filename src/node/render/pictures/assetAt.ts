import { readFileSync } from 'node:fs'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { isRegularFile } from '#src/node/files/isRegularFile.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { cropOf, cropRegion } from '#src/site/pictures/crop.ts'
import { publishedAsset } from './publishedAsset.ts'

/**
 * A file below `assets/` at an address of the site, as published: a picture without its metadata, or the part of one that a crop shows.
 * Undefined if there is none.
 */
export async function assetAt(configDir: string, path: string): Promise<Buffer | undefined> {
  const file = safeJoin(configDir, path)
  if (isRegularFile(file)) return publishedAsset(readFileSync(file))
  const part = cropOf(path)
  if (!part) return undefined
  const whole = safeJoin(configDir, part.src)
  if (!isRegularFile(whole)) return undefined
  const bytes = await publishedAsset(readFileSync(whole))
  const size = pictureHeader(bytes)
  if (!size) return undefined
  const { cropped } = await import('./pictureEncoder.ts')
  return cropped(bytes, cropRegion(part.crop, size)).encode()
}
