import { pictureSources } from './pictureSources.ts'
import type { ShownPictures } from './shownPictures.ts'

/** A picture in HTML generated from Markdown. All other text is escaped, so only pictures match. */
const IMAGE = /<img src="([^"<]*)"([^<>]*)>/g

/**
 * The HTML of a text with sizes and versions of its pictures, which load lazily, except for the first of the page. `sizes` is their display
 * width.
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
