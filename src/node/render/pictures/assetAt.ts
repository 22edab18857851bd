import { readFileSync } from 'node:fs'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { isRegularFile } from '#src/node/files/isRegularFile.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { coverOfCard } from '#src/site/head/coverCard.ts'
import { cropOf, cropRegion } from '#src/site/pictures/crop.ts'
import { publishedAsset } from './publishedAsset.ts'

/**
 * A file below `assets/` at an address of the site, as published: a picture without its metadata, the part of one that a crop shows, or
 * one for shared links. Undefined if there is none.
 */
export async function assetAt(configDir: string, path: string): Promise<Buffer | undefined> {
  const file = safeJoin(configDir, path)
  if (isRegularFile(file)) return publishedAsset(readFileSync(file))
  const [card, part] = [coverOfCard(path), cropOf(path)]
  const bytes = await (card ? assetAt(configDir, card.src) : part && assetAt(configDir, part.src))
  const size = bytes && pictureHeader(bytes)
  if (!size) return undefined
  const { cropped, sharedPicture } = await import('./pictureEncoder.ts')
  if (card) return sharedPicture(bytes, card.focus).encode()
  return part && cropped(bytes, cropRegion(part.crop, size)).encode()
}
