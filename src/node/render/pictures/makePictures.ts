import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { errorReason, systemReason } from '#src/node/files/systemError.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { cropOf, cropRegion } from '#src/site/pictures/crop.ts'
import { shownCropped } from '#src/site/pictures/shownCropped.ts'
import type { PictureFile } from '#src/site/pictures/pictureFile.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site, Reference } from '#src/site/site.ts'
import { forEachConcurrently } from '#src/node/files/forEachConcurrently.ts'
import { coverCard, coverOfCard } from '#src/site/head/coverCard.ts'
import { assetAt } from './assetAt.ts'
import { DamagedPicture } from './DamagedPicture.ts'
import { groundReferences } from './lightGrounds.ts'
import { makeForms } from './makeForms.ts'
import { brightestPixel } from './brightestPixel.ts'
import { SMALLEST_BYTES } from './pictureSettings.ts'

/** Files whose pictures are icons, logos and other decoration, which are shown unchanged. */
const FURNITURE = new Set(['site.json', 'theme.json', 'header.json', 'footer.json'])

/** The PNG, JPEG and WebP files that sections show, as `/assets/…`; sorted. */
function shownAssets({ references, pictures }: Pick<Site, 'references' | 'pictures'>): string[] {
  const isShown = ({ file, keyPath }: Reference) => !FURNITURE.has(file) && keyPath.at(-1) !== 'socialImage'
  // Markdown encodes some characters of a name differently.
  const shown = references('asset').flatMap((reference) => (isShown(reference) ? (fileMeant(pictures, reference.value) ?? []) : []))
  const cropped = shownCropped({ references })
  return [...new Set(shown)].filter((src) => !cropped.has(src)).sort()
}

/** The parts of pictures that sections show: their addresses, and where they are in their files; sorted. */
function shownParts({ references, pictures }: Pick<Site, 'references' | 'pictures'>) {
  return [...new Set(references('crop').map(({ value }) => value))].sort().flatMap((address) => {
    const part = cropOf(address)
    const whole = part && pictures.get(part.src)
    return part && whole ? [{ address, src: part.src, region: cropRegion(part.crop, whole) }] : []
  })
}

/** The pictures for shared links that are covers, by address, with their focus points. */
function shownCards(site: Site) {
  const addresses = site.pages.flatMap((page) => coverCard(site, page)?.address ?? [])
  return [...new Set(addresses)].sort().map((address) => ({ address, ...coverOfCard(address)! }))
}

/** The result for the picture files that sections show. */
export type MadePictures = {
  /** All picture files of the site, with the existing variants. */
  pictures: ReadonlyMap<string, PictureFile>
  /** The files of the variants: address on the site → file on disk. */
  files: ReadonlyMap<string, string>
  /** Files that cannot be decoded or encoded. */
  problems: Problem[]
  figures: PictureFigures
}

/**
 * `pictures` have variants, of which `made` are new and `kept` are from the cache. `bytesBefore` is the size of these files, and
 * `bytesAfter` that of the largest variant that a browser fetches instead.
 */
export type PictureFigures = { pictures: number; made: number; kept: number; bytesBefore: number; bytesAfter: number }

/** Number of pictures processed in parallel; each takes a thread of Node’s pool, which has four. */
const AT_ONCE = Math.min(4, availableParallelism())

/**
 * Creates the variants of all picture files that sections show: AVIF and WebP in several widths, never wider or larger than the original.
 * They are cached in `keepDir`. Small and animated files are left unchanged. A part of a picture also gets a file
 * in the format of the whole.
 */
export async function makePictures(site: Site, configDir: string, keepDir: string): Promise<MadePictures> {
  const pictures = new Map(site.pictures)
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const figures: PictureFigures = { pictures: 0, made: 0, kept: 0, bytesBefore: 0, bytesAfter: 0 }
  const large = shownAssets(site).filter((src) => pictures.get(src)!.bytes >= SMALLEST_BYTES)
  const grounds = [...new Set(groundReferences(site).map(({ value }) => value))].sort()
  const parts = shownParts(site)
  const cards = shownCards(site)
  if (large.length + grounds.length + parts.length + cards.length === 0) return { pictures, files, problems, figures }

  // The encoder takes a while to load, and only builds with pictures need it.
  const { cropped, encodable, sharedPicture } = await import('./pictureEncoder.ts')
  const kept = keptFiles(keepDir)
  type Shown = { src: string; part?: (typeof parts)[number]; card?: (typeof cards)[number] }
  const noteForms = async (address: string, picture: PictureFile, prepare: Parameters<typeof makeForms>[2]) => {
    const made = await makeForms(address, picture, prepare, kept, (state) => (figures[state] += 1))
    if (!made) return
    pictures.set(address, { ...picture, forms: made.forms })
    for (const [url, file] of made.files) files.set(url, file)
    figures.pictures += 1
    figures.bytesBefore += picture.bytes
    figures.bytesAfter += made.largest
  }
  const makePart = async ({ address, region }: (typeof parts)[number], bytes: Buffer) => {
    const { hash, encode } = cropped(bytes, region)
    const file = await kept.file(hash + extname(address), encode)
    const picture = { width: region.width, height: region.height, bytes: statSync(file).size }
    files.set(address, file)
    pictures.set(address, picture)
    if (picture.bytes >= SMALLEST_BYTES) await noteForms(address, picture, (widest) => encodable(bytes, widest, region))
  }
  const shown = [
    ...large.map((src) => ({ src })),
    ...parts.map((part) => ({ src: part.src, part })),
    ...cards.map((card) => ({ src: card.src, card })),
  ]
  await forEachConcurrently(AT_ONCE, shown, async ({ src, part, card }: Shown) => {
    try {
      const bytes = await assetAt(configDir, src)
      if (!bytes) return
      if (card) {
        const { hash, encode } = sharedPicture(bytes, card.focus)
        files.set(card.address, await kept.file(`${hash}.jpg`, encode))
        return
      }
      if (part) return await makePart(part, bytes)
      if (pictureHeader(bytes)?.isAnimated) return
      await noteForms(src, pictures.get(src)!, (widest) => encodable(bytes, widest))
    } catch (error) {
      // System errors, such as a full disk, are not the picture’s fault.
      if (systemReason(error) !== undefined) throw error
      problems.push(faulty(`${pathFromCwd(configDir)}${src}`, error))
    }
  })
  await forEachConcurrently(AT_ONCE, grounds, async (src) => {
    const picture = pictures.get(src)!
    // A damaged picture has been reported above.
    const bytes = await assetAt(configDir, src)
    const brightest = bytes && (await brightestPixel(bytes, kept).catch(() => undefined))
    if (brightest !== undefined) pictures.set(src, { ...picture, brightest })
  })
  kept.tidy()
  return { pictures, files, problems: problems.sort((a, b) => (a.file < b.file ? -1 : 1)), figures }
}

function faulty(file: string, error: unknown): Problem {
  const isDamaged = error instanceof DamagedPicture
  return {
    code: 'E_ASSET',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    path: '',
    message: `${isDamaged ? 'this picture is damaged and cannot be decoded' : 'this picture cannot be resized'}: ${errorReason(error)}`,
    hint: `Open it in an image editor and export it again${isDamaged ? '' : ' with fewer pixels'}.`,
  }
}
