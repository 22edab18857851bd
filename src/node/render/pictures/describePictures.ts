import type { PictureFigures } from './makePictures.ts'

/** The figures of pictures as a line of text. */
export function describePictures({ pictures, made, kept, bytesBefore, bytesAfter }: PictureFigures): string {
  return (
    `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} resized (${made} new ${made === 1 ? 'file' : 'files'}, ${kept} reused): ` +
    `${megabytes(bytesBefore)} of originals, at most ${megabytes(bytesAfter)} on a wide screen`
  )
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
