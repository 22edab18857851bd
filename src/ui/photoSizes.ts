import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT } from '#src/site/constants.ts'

/** So wide on wide and on very large screens, which have a wider page (see `.container`), and almost the window on narrower ones. */
const onDesktop = (wide: number, veryWide: number, below = 'calc(100vw - 2rem)') =>
  `(min-width: 2160px) ${veryWide}px, (min-width: ${DESKTOP_BREAKPOINT + 1}px) ${wide}px, ${below}`

/** How wide pictures stand in the places that sections have for them, as the `sizes` of the forms that browsers choose from. */
export const photoSizes = {
  /** The whole width of the page. */
  wide: onDesktop(1312, 1656),
  /** The wider half of two. */
  half: onDesktop(704, 960),
  /** One of several cards side by side. */
  card: onDesktop(560, 720, `(min-width: ${MOBILE_BREAKPOINT + 1}px) 50vw, calc(100vw - 2rem)`),
  /** One of two, three or four columns of small pictures. */
  columns: {
    2: onDesktop(640, 820, '(min-width: 40rem) 50vw, calc(100vw - 2rem)'),
    3: onDesktop(424, 544, '(min-width: 40rem) 33vw, (min-width: 30rem) 50vw, calc(100vw - 2rem)'),
    4: onDesktop(312, 400, '(min-width: 40rem) 25vw, 50vw'),
  },
  /** As wide as running text, or as a picture that stands in it. */
  reading: '(min-width: 56rem) 832px, calc(100vw - 2rem)',
  /** As large as fits the window. */
  window: '(min-width: 92rem) 90rem, calc(100vw - 2rem)',
  /** A face beside a name. */
  portrait: '128px',
  /** A logo among others. */
  logo: '192px',
} as const
