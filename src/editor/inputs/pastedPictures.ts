/** A picture of a pasted text: its file, or the address where it is, and its description. */
export type PastedPicture = { words: string } & ({ file: File } | { src: string })

/** The pictures of pasted HTML that a browser can read: in the text itself, or on another site. Pictures of a pixel count readers. */
export function pastedPictures(html: string): PastedPicture[] {
  const found = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')]
  return found.flatMap((image) => {
    const src = image.getAttribute('src') ?? ''
    const isCounter = ['width', 'height'].some((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''))
    const isReadable = src.startsWith('https://') || src.startsWith('data:image/')
    return isReadable && !isCounter ? [{ src, words: image.getAttribute('alt')?.trim() ?? '' }] : []
  })
}

/** The file of a pasted picture. Rejects if its site does not let other sites read it. */
export async function fileOf(picture: PastedPicture): Promise<File> {
  if ('file' in picture) return picture.file
  const answer = await fetch(picture.src, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const blob = await answer.blob()
  const name = picture.src.startsWith('data:') ? '' : new URL(picture.src).pathname.split('/').at(-1)!
  return new File([blob], name || 'pasted', { type: blob.type })
}
