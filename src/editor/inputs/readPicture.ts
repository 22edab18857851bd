import { fileContent } from '#src/editor/fileContent.ts'
import { isAnimated, pictureFormat } from './pictureFormat.ts'
import { smallerPicture } from './smallerPicture.ts'

/**
 * A selected picture: its format in words, its size in bytes and pixels, and its content in base64. If it was made smaller, `original` has
 * its earlier size, and `start` the beginning of that file in base64, which names the copyright.
 */
export type ReadPicture = PictureSize & {
  name: string
  format: string
  base64: string
  url: string
  original?: PictureSize
  start?: string
}

type PictureSize = { bytes: number; width: number; height: number }

const NAMES: Readonly<Record<string, string>> = { 'image/jpeg': 'JPG', 'image/webp': 'WebP', 'image/png': 'PNG' }

const MEGABYTE = 1024 * 1024

/** The maximum size of a picture of the site, in bytes. */
const MOST_BYTES = 4 * MEGABYTE

/** The maximum size of a picture that is made smaller, in bytes. */
const MOST_ORIGINAL = 30 * MEGABYTE

/** The metadata of a photograph is at its start. */
const START_BYTES = 256 * 1024

/**
 * Reads a picture in the browser; returns a message if it cannot be used. A picture that is too large for a page, or in a format that only
 * some browsers show, is scaled and encoded again; others keep their bytes.
 */
export async function readPicture(file: File): Promise<ReadPicture | { failure: string }> {
  const { name, size } = file
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())
  const format = pictureFormat(file, start)
  if (format === undefined) return { failure: `${name} is not a supported picture. Use PNG, JPG, WebP, AVIF, HEIC or SVG.` }
  const isHeic = format.name === 'HEIC'
  const isFine = size <= MOST_BYTES && !isHeic
  if (!isFine && (!format.smaller || isAnimated(start)))
    return { failure: `${name} is ${sizeInWords(size)}; the limit for drawings and animations is 4 MB. Export a smaller version.` }
  if (size > MOST_ORIGINAL) return { failure: `${name} is ${sizeInWords(size)}; the limit is 30 MB. Export a smaller version.` }
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    try {
      await image.decode()
    } catch {
      return { failure: isHeic ? heicFailure(name) : `${name} cannot be displayed: it is damaged, or its file extension is wrong.` }
    }
    const shown = { bytes: size, width: image.naturalWidth, height: image.naturalHeight }
    if (isFine) return { name, format: format.name, ...shown, ...(await fileContent(file, name)) }
    const made = await smallerPicture(image, format.smaller!, MOST_BYTES)
    if (!made) return { failure: `${name} is ${sizeInWords(size)}, and this browser cannot make it smaller. Export a version below 4 MB.` }
    const { blob, width, height } = made
    return {
      name,
      format: NAMES[blob.type]!,
      bytes: blob.size,
      width,
      height,
      ...(await fileContent(blob, name)),
      original: shown,
      start: (await fileContent(file.slice(0, START_BYTES), name)).base64,
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}

function heicFailure(name: string): string {
  return (
    `This browser cannot read HEIC pictures such as ${name}. Export it as JPG. ` +
    'For new pictures, choose Settings › Camera › Formats › Most Compatible on the iPhone.'
  )
}

/** A size in words: 84 KB, 1.2 MB. */
export function sizeInWords(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}
