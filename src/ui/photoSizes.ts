import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT } from '#src/site/constants.ts'

/** The page width on wide and very wide screens (see `.container`), and almost the window’s width on narrower ones. */
const onDesktop = (wide: number, veryWide: number, below = 'calc(100vw - 2rem)') =>
  `(min-width: 2160px) ${veryWide}px, (min-width: ${DESKTOP_BREAKPOINT + 1}px) ${wide}px, ${below}`

/** The display widths of pictures in sections, as `sizes` for browsers. */
export const photoSizes = {
  /** The full page width. */
  wide: onDesktop(1312, 1656),
  /** As wide as the window; on phones, cropped from a wider one. */
  ground: `(min-width: ${MOBILE_BREAKPOINT + 1}px) 100vw, 200vw`,
  /** Half as wide as the window, and as wide on smaller screens. */
  bleed: `(min-width: ${DESKTOP_BREAKPOINT + 1}px) 50vw, 100vw`,
  /** The wider one of two columns. */
  half: onDesktop(704, 960),
  /** One of several cards in a row. */
  card: onDesktop(560, 720, `(min-width: ${MOBILE_BREAKPOINT + 1}px) 50vw, calc(100vw - 2rem)`),
  /** One of two, three or four columns of small pictures. */
  columns: {
    2: onDesktop(640, 820, '(min-width: 40rem) 50vw, calc(100vw - 2rem)'),
    3: onDesktop(424, 544, '(min-width: 40rem) 33vw, (min-width: 30rem) 50vw, calc(100vw - 2rem)'),
    4: onDesktop(312, 400, '(min-width: 40rem) 25vw, 50vw'),
  },
  /** As wide as running text. */
  reading: '(min-width: 56rem) 832px, calc(100vw - 2rem)',
  /** As large as fits the window. */
  window: '(min-width: 92rem) 90rem, calc(100vw - 2rem)',
  /** A small picture at the end of a row. */
  thumbnail: '160px',
  /** A portrait next to a name. */
  portrait: '128px',
  /** A logo among others. */
  logo: '192px',
} as const
