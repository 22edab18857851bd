import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { GalleryRoot } from './GalleryRoot.ts'

/**
 * Pictures in a grid. A large picture is in a dialog that the browser opens and closes itself (a popover), without code: its first button
 * receives the focus, Esc closes it, and the focus returns to the picture in the grid.
 */
export default function Gallery({ id: section, eyebrow, title, lead, columns, crop, enlargeLabel, items }: ViewProps<'gallery'>) {
  const { words } = useSite()
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <GalleryRoot role="list" data-columns={columns} data-crop={crop}>
        {items.map(({ src, alt, width, height, caption }, index) => {
          const id = localId('gallery', section ?? '', src, alt, String(index))
          const file = { src, width, height }
          return (
            <li key={id} className="reveal">
              <figure>
                <button type="button" className="small" popoverTarget={id}>
                  <Photo {...file} alt="" sizes={photoSizes.columns[columns]} />
                  <span className="visually-hidden">
                    {enlargeLabel}: {alt}
                  </span>
                  <span className="sign">
                    <Icon name="plus" />
                  </span>
                </button>
                {caption && (
                  <Typography component="figcaption" variant="body2">
                    {caption}
                  </Typography>
                )}
              </figure>
              <dialog id={id} popover="auto" aria-label={caption ?? alt} data-scheme="light">
                <IconButton popoverTarget={id} popoverTargetAction="hide" aria-label={words.close}>
                  <Icon name="x" />
                </IconButton>
                <Photo {...file} alt={alt} sizes={photoSizes.window} isMinor />
                {caption && <Typography variant="body2">{caption}</Typography>}
              </dialog>
            </li>
          )
        })}
      </GalleryRoot>
    </>
  )
}
