import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { writtenParts } from './writtenParts.ts'

/** The size that sharing services show whole, and the bytes up to which all of them load it. */
const SHARED = { width: 1200, height: 630, bytes: 1024 * 1024 }
/** The least size of a logo in structured data (Google Search Central, "Organization structured data", read 2026-11). */
const LEAST_LOGO = 112
/** How far the shape that config says may be from that of the file, as a share: a pixel lost in rounding. */
const SHAPE_TOLERANCE = 0.02

/** Pictures for shared links have the size that the head of every page says. */
export function fittingSharedPictures({ settings, pages, notFound, pictures }: ReadConfig): UnplacedProblem[] {
  const named = [
    ...(settings ? [{ file: 'site.json', picture: settings.socialImage }] : []),
    ...[...pages, ...(notFound ? [notFound] : [])].flatMap(({ file, meta }) =>
      meta.socialImage === undefined ? [] : [{ file, picture: meta.socialImage }],
    ),
  ]
  return named.flatMap(({ file, picture }): UnplacedProblem[] => {
    const size = pictures.get(picture)
    if (!size) return []
    const where = { code: 'E_SOCIAL_IMAGE', severity: 'warning' as const, file, keyPath: ['socialImage'] }
    if (size.width !== SHARED.width || size.height !== SHARED.height) {
      return [
        {
          ...where,
          message: `"${picture}" has ${size.width} × ${size.height} pixels, pages say ${SHARED.width} × ${SHARED.height}`,
          hint: 'Export it in that size.',
        },
      ]
    }
    return size.bytes > SHARED.bytes
      ? [
          {
            ...where,
            message: `"${picture}" has ${Math.ceil(size.bytes / 1024)} KB, some services load at most ${SHARED.bytes / 1024}`,
            hint: 'Compress it.',
          },
        ]
      : []
  })
}

/** The logo that search engines read is large enough for them. */
export function readableLogo({ settings, pictures }: ReadConfig): UnplacedProblem[] {
  const size = settings?.appleTouchIcon === undefined ? undefined : pictures.get(settings.appleTouchIcon)
  return size && Math.min(size.width, size.height) < LEAST_LOGO
    ? [
        {
          code: 'E_JSON_LD',
          file: 'site.json',
          keyPath: ['appleTouchIcon'],
          message: `search engines read this as the logo; it has ${size.width} × ${size.height} pixels, they need ${LEAST_LOGO} × ${LEAST_LOGO}`,
          hint: 'Export it with 180 × 180 pixels.',
        },
      ]
    : []
}

/** Pictures are shown in the shape that they have, so that nothing jumps and nothing is squeezed. */
export function undistortedPictures(config: ReadConfig): UnplacedProblem[] {
  return writtenParts(config).flatMap(({ file, pictures }) =>
    pictures.flatMap(({ src, width, height, keyPath }): UnplacedProblem[] => {
      const size = src === undefined ? undefined : config.pictures.get(src)
      if (!size || width === undefined || height === undefined) return []
      const stretch = (width * size.height) / (height * size.width)
      if (Math.abs(stretch - 1) <= SHAPE_TOLERANCE) return []
      return [
        {
          code: 'E_PICTURE_SHAPE',
          severity: 'warning',
          file,
          keyPath: [...keyPath, 'width'],
          message: `${width} × ${height} is not the shape of "${src}", which has ${size.width} × ${size.height} pixels`,
          hint: `Write ${size.width} and ${size.height}.`,
        },
      ]
    }),
  )
}

/** Checks of picture files. */
export const pictureChecks: Check[] = [fittingSharedPictures, readableLogo, undistortedPictures]
