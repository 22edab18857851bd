/** A file of a gallery. */
export type GalleryFile = { url: string; alt: string; caption: string }

/** A gallery as the block of that name writes it. */
export function galleryHtml(files: readonly GalleryFile[]): string {
  return files
    .map(({ url, alt, caption }) => {
      const below = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`
      return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${below}</figure>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
