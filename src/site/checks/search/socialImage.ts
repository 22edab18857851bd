import { SHARED_PICTURE } from '#src/site/constants.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { rule } from '#src/site/checks/rule.ts'

/** The file size that all services load. */
const MOST_BYTES = 1024 * 1024

export const socialImage = rule({
  code: 'E_SOCIAL_IMAGE',
  group: 'search',
  severity: 'warning',
  title: 'Social image of the wrong size',
  about:
    'Pages declare their picture for shared links as 1200 × 630 pixels. Services crop pictures of another size, and some load at most ' +
    '1 MB.',
  advice: 'Export the picture at 1200 × 630 pixels and below 1 MB.',
  example: { inWords: { bad: 'A picture for shared links of 600 × 315 pixels.', good: 'A picture of 1200 × 630 pixels.' } },
  ignoresWords: true,
  check: ({ settings, pictures, ...config }) => {
    const named = [
      ...(settings?.socialImage === undefined ? [] : [{ file: 'site.json', picture: settings.socialImage }]),
      ...allPages(config).flatMap(({ file, meta }) => (meta.socialImage === undefined ? [] : [{ file, picture: meta.socialImage }])),
    ]
    return named.flatMap(({ file, picture }) => {
      const size = pictures.get(picture)
      if (!size) return []
      const place = { file, keyPath: ['socialImage'] }
      if (size.width !== SHARED_PICTURE.width || size.height !== SHARED_PICTURE.height) {
        const message = `"${picture}" is ${size.width} × ${size.height} pixels, but pages declare ${SHARED_PICTURE.width} × ${SHARED_PICTURE.height}`
        return [{ ...place, message, hint: 'Export it at that size.' }]
      }
      const message = `"${picture}" is ${Math.ceil(size.bytes / 1024)} KB, but some services load at most ${MOST_BYTES / 1024}`
      return size.bytes > MOST_BYTES ? [{ ...place, message, hint: 'Compress it.' }] : []
    })
  },
})
