import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { readAssets } from '#src/node/config/read/readAssets.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { withTempFile } from '#src/node/files/withTempFile.ts'
import { slugify } from '#src/site/words/slugify.ts'

/** The highest number appended to a name that is taken. */
const MOST_TRIES = 1000

/**
 * Writes a picture to `assets/` of a config folder, under a name derived from `name`. Returns its path, such as `/assets/team.webp`, and
 * whether it is new; or the reason in one line why it was refused. The file extension is derived from the bytes. Pages must be able to show
 * the picture. Existing files are never overwritten: an identical picture is reused, and a different one with the same name gets a number.
 */
export function uploadAsset(configDir: string, name: string, bytes: Buffer): { path: string; isNew: boolean } | { failure: string } {
  const ending = endingOf(bytes)
  if (ending === undefined) return { failure: 'This is not a supported picture. Use PNG, JPG, WebP, AVIF or SVG.' }
  const fault = faultOf(bytes, ending)
  if (fault !== undefined) return { failure: `This picture cannot be used: ${fault}.` }
  const base = slugify(parse(name).name, new Set())

  const first = placeOnDisk(configDir, `assets/${base}.${ending}`)
  if ('failure' in first) return first
  try {
    return withTempFile(dirname(first.path), bytes, (begun) => {
      for (let number = 1; number <= MOST_TRIES; number += 1) {
        const file = `assets/${base}${number === 1 ? '' : `-${number}`}.${ending}`
        const place = placeOnDisk(configDir, file)
        if ('failure' in place) return place
        try {
          linkSync(begun, place.path)
          return { path: `/${file}`, isNew: true }
        } catch (error) {
          if (errorCode(error) !== 'EEXIST') throw error
          if (readFileSync(place.path).equals(bytes)) return { path: `/${file}`, isNew: false }
        }
      }
      return { failure: `There are too many pictures named ${base}.` }
    })
  } catch (error) {
    return { failure: `The picture cannot be written: ${errorReason(error)}.` }
  }
}

/** The file extension for the bytes of a picture; undefined if they are not one. */
function endingOf(bytes: Buffer): string | undefined {
  const header = pictureHeader(bytes)
  if (header) return header.format
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'avif'
  return bytes.toString('utf8', 0, 4000).includes('<svg') ? 'svg' : undefined
}

/** The problem that `validate` would report for the file. */
function faultOf(bytes: Buffer, ending: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'))
  try {
    const asset = `/assets/picture.${ending}`
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, asset), bytes)
    return readAssets(folder, [asset], new Set()).problems[0]?.message
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
