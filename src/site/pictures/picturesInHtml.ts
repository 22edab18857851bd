import { pictureSources } from './pictureSources.ts'
import type { ShownPictures } from './shownPictures.ts'

/** A picture as Markdown becomes HTML. Whatever else a text says is escaped, so that nothing but a picture looks like this. */
const IMAGE = /<img src="([^"<]*)"([^<>]*)>/g

/**
 * The HTML of a text whose pictures have sizes and forms, and are fetched when they come near, but for the first of the page. `sizes` says
 * how wide they are shown.
 */
export function picturesInHtml(html: string, pictures: ShownPictures | undefined, sizes: string): string {
  return html.replace(IMAGE, (_, src: string, rest: string) => {
    const picture = pictures?.[src]
    const sources = pictureSources(picture, sizes).map(
      (source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${source.sizes}">`,
    )
    const size = picture?.width ? ` width="${picture.width}" height="${picture.height}"` : ''
    const fetched = picture?.isFirst ? ' fetchpriority="high"' : ' loading="lazy"'
    return `<picture>${sources.join('')}<img src="${src}"${rest}${size}${fetched} decoding="async"></picture>`
  })
}
