import { isReadablePicture } from '#src/site/pictures/isReadablePicture.ts'

/** A picture of a pasted text: its file, or the address where it is, and its description. */
export type PastedPicture = { words: string } & ({ file: File } | { src: string })

/**
 * The pictures of a paste that a browser can read: those of the text with the numbers `left`, or `files` of the clipboard if they are all
 * that was copied.
 */
export function pastedPictures(html: string, files: readonly File[], left: readonly number[]): PastedPicture[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const images = [...body.querySelectorAll('img')]
  const wordsOf = (image: Element | undefined) => image?.getAttribute('alt')?.trim() ?? ''
  // A spreadsheet puts a picture of its cells next to their text.
  if ((body.textContent ?? '').trim() === '' && files.length > 0) return files.map((file, at) => ({ file, words: wordsOf(images[at]) }))
  return left.flatMap((number) => {
    const image = images[number]
    const src = image?.getAttribute('src') ?? ''
    return isReadablePicture(src) ? [{ src, words: wordsOf(image) }] : []
  })
}

/** The file of a pasted picture. Rejects if its site does not let other sites read it. */
export async function fileOf(picture: PastedPicture): Promise<File> {
  if ('file' in picture) return picture.file
  const answer = await fetch(picture.src, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const blob = await answer.blob()
  return new File([blob], nameIn(picture.src) || 'pasted', { type: blob.type })
}

/** The name of the file at an address; empty if it has none. */
function nameIn(src: string): string {
  const name = src.startsWith('data:') ? '' : new URL(src).pathname.split('/').at(-1)!
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
