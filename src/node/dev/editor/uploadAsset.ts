import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { readAssets } from '#src/node/config/read/readAssets.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { withTempFile } from '#src/node/files/withTempFile.ts'
import { slugify } from '#src/site/words/slugify.ts'

/** Numbers that are tried behind a name that is taken. */
const MOST_TRIES = 1000

/**
 * Puts a picture into `assets/` of a config folder, under a name made of `name`, and gives its path such as `/assets/team.webp` and whether
 * it has come by this; or says, in one line, why it cannot be had. What a picture is, its bytes say, and its ending follows from that.
 * Pages must be able to show it. Nothing that is there is ever overwritten: a picture that is there already is named, and another one with
 * its name gets a number.
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

/** The ending that bytes of a picture have; undefined when they are none. */
function endingOf(bytes: Buffer): string | undefined {
  const header = pictureHeader(bytes)
  if (header) return header.format
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'avif'
  return bytes.toString('utf8', 0, 4000).includes('<svg') ? 'svg' : undefined
}

/** What `validate` would say of the file. */
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
