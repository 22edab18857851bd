import { use } from 'react'
import { picturesInHtml } from '#src/site/pictures/picturesInHtml.ts'
import { htmlAtBase } from '#src/site/base/htmlAtBase.ts'
import { derivedText } from './derivedText.ts'
import { PicturesContext } from './PicturesContext.ts'
import { photoSizes } from './photoSizes.ts'
import { siteHtml } from './siteHtml.ts'

/**
 * HTML that the build generated from Markdown (raw HTML in the source is already escaped). The only component that sets inner HTML.
 * `className` defaults to `prose`.
 */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  const pictures = use(PicturesContext)
  const made = siteHtml(pictures ? htmlAtBase(picturesInHtml(html, pictures, photoSizes.reading)) : derivedText(withUnknownPictures, html))
  return <div className={className} dangerouslySetInnerHTML={{ __html: made }} />
}

function withUnknownPictures(html: string): string {
  return htmlAtBase(picturesInHtml(html, undefined, photoSizes.reading))
}
