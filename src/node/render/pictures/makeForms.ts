import { statSync } from 'node:fs'
import type { KeptFiles } from '#src/node/files/keptFiles.ts'
import { formUrl } from '#src/site/pictures/formUrl.ts'
import type { PictureFile, PictureFormat, PictureForms } from '#src/site/pictures/pictureFile.ts'
import type { Encodable } from './pictureEncoder.ts'
import { MOST_HEIGHT, WIDTHS } from './pictureSettings.ts'

/**
 * The variants of a picture and their files: address on the site → file on disk. `largest` is the most that a browser fetches, in bytes.
 */
export type MadeForms = { forms: PictureForms; files: [url: string, file: string][]; largest: number }

/** WebP first, because AVIF is only offered if it is smaller. */
const FORMATS: readonly PictureFormat[] = ['webp', 'avif']

type Form = { width: number; file: string; bytes: number }

/**
 * The variants of one picture, encoded or found in `kept`; `onForm` is notified of which. A format is only offered if each of its files is
 * smaller than the original, and AVIF only if it is smaller than WebP; undefined if none is offered. Rejects with `DamagedPicture`.
 */
export async function makeForms(
  src: string,
  { width, height, bytes }: PictureFile,
  prepare: (widest: number) => Encodable,
  kept: KeptFiles,
  onForm: (state: 'made' | 'kept') => void,
): Promise<MadeForms | undefined> {
  const widths = widthsOf(width, height)
  if (widths.length === 0) return undefined
  const { hash, encode } = prepare(widths.at(-1)!)
  const offered: { format: PictureFormat; list: Form[]; sum: number }[] = []
  for (const format of FORMATS) {
    const list: Form[] = []
    for (const wide of widths) {
      let state: 'made' | 'kept' = 'kept'
      const file = await kept.file(`${hash}-${wide}.${format}`, () => {
        state = 'made'
        return encode(wide, format)
      })
      onForm(state)
      list.push({ width: wide, file, bytes: statSync(file).size })
    }
    const sum = list.reduce((total, form) => total + form.bytes, 0)
    if (list.every((form) => form.bytes < bytes) && sum < (offered[0]?.sum ?? Infinity)) offered.unshift({ format, list, sum })
  }
  if (offered.length === 0) return undefined
  const forms: PictureForms = { name: `${plainName(src)}-${hash.slice(0, 10)}`, formats: offered.map(({ format }) => format), widths }
  const files = offered.flatMap(({ format, list }) => list.map((form): [string, string] => [formUrl(forms, form.width, format), form.file]))
  return { forms, files, largest: offered[0]!.list.at(-1)!.bytes }
}

/** The name of a file without its extension and without characters that are special in a list of URLs. */
function plainName(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.')).replaceAll(/[^\w.-]+/g, '-')
}

/** The widths of the variants of a picture of these dimensions in pixels; none if even a narrow one would be too high. */
function widthsOf(width: number, height: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1)!, Math.floor((width * MOST_HEIGHT) / height))
  if (widest === 0) return []
  return [...WIDTHS.filter((one) => one < widest), widest]
}
