import { contrast } from '#src/site/theme/contrast.ts'

/** The contrast of two colours: the WCAG 2 ratio, 1 to 21, and which of them is the text in a sample. */
export type Contrast = { on: string; ratio: number; front: string; back: string }

const HEX = /^#[0-9a-f]{6}$/i

/** Background colours of a theme, with the colours used on them. */
const GROUNDS: Record<string, string[]> = {
  primary: ['onPrimary'],
  primaryHover: ['onPrimary'],
  background: ['text', 'ink'],
  surface: ['text', 'muted'],
  subtle: ['text', 'muted'],
  tint: ['text', 'primaryText'],
  tintStrong: ['text', 'primaryText'],
}

/**
 * The relevant contrasts of a theme colour: a background with the colours on it, a light colour with the dark background, a text on the
 * brand colour with that colour, and any other with white and the tint. Colours are `#rrggbb`; unset ones are skipped. `called` gives the
 * label of a colour.
 */
export function contrastsOf(
  name: string,
  colour: string,
  others: Readonly<Record<string, unknown>>,
  called: (name: string) => string,
): Contrast[] {
  const set = (names: string[]) =>
    names.flatMap((other) => {
      const found = others[other]
      return typeof found === 'string' && HEX.test(found) ? [{ label: called(other), found }] : []
    })
  const on = (label: string, back: string): Contrast => ({
    on: label === 'white' ? 'On white' : `On “${label}”`,
    ratio: contrast(colour, back),
    front: colour,
    back,
  })
  const ground = GROUNDS[name]
  if (ground) {
    return set(ground).map(({ label, found }) => ({ on: `Under “${label}”`, ratio: contrast(found, colour), front: found, back: colour }))
  }
  const backs = name === 'onPrimary' ? ['primary', 'primaryHover'] : /OnDark$|^onDark$/.test(name) ? ['ink'] : ['tint']
  const white = backs[0] === 'tint' ? [on('white', '#ffffff')] : []
  return [...white, ...set(backs).map(({ label, found }) => on(label, found))]
}
