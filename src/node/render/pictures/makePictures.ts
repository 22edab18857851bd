import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { keptFiles } from '#src/node/files/keptFiles.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { errorReason, systemReason } from '#src/node/files/systemError.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import type { PictureFile } from '#src/site/pictures/pictureFile.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site, Reference } from '#src/site/site.ts'
import { forEachConcurrently } from '#src/node/files/forEachConcurrently.ts'
import { DamagedPicture } from './DamagedPicture.ts'
import { groundReferences } from './lightGrounds.ts'
import { makeForms } from './makeForms.ts'
import { brightestPixel } from './brightestPixel.ts'
import { publishedAsset } from './publishedAsset.ts'
import { SMALLEST_BYTES } from './pictureSettings.ts'

/** Files whose pictures are icons, logos and other decoration, which are shown unchanged. */
const FURNITURE = new Set(['site.json', 'theme.json', 'header.json', 'footer.json'])

/** The PNG, JPEG and WebP files that sections show, as `/assets/…`; sorted. */
function shownAssets({ references, pictures }: Pick<Site, 'references' | 'pictures'>): string[] {
  const isShown = ({ file, keyPath }: Reference) => !FURNITURE.has(file) && keyPath.at(-1) !== 'socialImage'
  // Markdown encodes some characters of a name differently.
  const shown = references('asset').flatMap((reference) => (isShown(reference) ? (fileMeant(pictures, reference.value) ?? []) : []))
  return [...new Set(shown)].sort()
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
 * They are cached in `keepDir`. Small and animated files are left unchanged.
 */
export async function makePictures(site: Pick<Site, 'references' | 'pictures'>, configDir: string, keepDir: string): Promise<MadePictures> {
  const pictures = new Map(site.pictures)
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const figures: PictureFigures = { pictures: 0, made: 0, kept: 0, bytesBefore: 0, bytesAfter: 0 }
  const large = shownAssets(site).filter((src) => pictures.get(src)!.bytes >= SMALLEST_BYTES)
  const grounds = [...new Set(groundReferences(site).map(({ value }) => value))].sort()
  if (large.length === 0 && grounds.length === 0) return { pictures, files, problems, figures }

  // The encoder takes a while to load, and only builds with pictures need it.
  const { encodable } = await import('./pictureEncoder.ts')
  const kept = keptFiles(keepDir)
  await forEachConcurrently(AT_ONCE, large, async (src) => {
    const picture = pictures.get(src)!
    const bytes = await publishedAsset(readFileSync(join(configDir, src)))
    if (pictureHeader(bytes)?.isAnimated) return
    try {
      const made = await makeForms(
        src,
        picture,
        (widest) => encodable(bytes, widest),
        kept,
        (state) => (figures[state] += 1),
      )
      if (!made) return
      pictures.set(src, { ...picture, forms: made.forms })
      for (const [url, file] of made.files) files.set(url, file)
      figures.pictures += 1
      figures.bytesBefore += picture.bytes
      figures.bytesAfter += made.largest
    } catch (error) {
      // System errors, such as a full disk, are not the picture’s fault.
      if (systemReason(error) !== undefined) throw error
      problems.push(faulty(`${pathFromCwd(configDir)}${src}`, error))
    }
  })
  await forEachConcurrently(AT_ONCE, grounds, async (src) => {
    const picture = pictures.get(src)!
    // A damaged picture has been reported above.
    const brightest = await brightestPixel(await publishedAsset(readFileSync(join(configDir, src))), kept).catch(() => undefined)
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
