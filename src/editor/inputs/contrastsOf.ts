import { labelOf } from '#src/editor/labelOf.ts'
import { contrast } from '#src/site/theme/contrast.ts'

/** How well a colour can be told from another one: the ratio of WCAG 2, 1 to 21, and which of both is the text of a sample. */
export type Contrast = { on: string; ratio: number; front: string; back: string }

const HEX = /^#[0-9a-f]{6}$/i

/** Colours of a theme that others stand on, and the ones that stand on them. */
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
 * The contrasts of a colour of a theme that matter: of a ground with what stands on it, of a light one with the dark ground, of a text on
 * the brand colour with that, and of any other with white and the tint. `colour` and what `others` hold are `#rrggbb`; what is not set is
 * passed over.
 */
export function contrastsOf(name: string, colour: string, others: Readonly<Record<string, unknown>>): Contrast[] {
  const set = (names: string[]) =>
    names.flatMap((other) => {
      const found = others[other]
      return typeof found === 'string' && HEX.test(found) ? [{ label: labelOf(other).toLowerCase(), found }] : []
    })
  const on = (label: string, back: string): Contrast => ({ on: `On ${label}`, ratio: contrast(colour, back), front: colour, back })
  const ground = GROUNDS[name]
  if (ground) {
    return set(ground).map(({ label, found }) => ({ on: `Under ${label}`, ratio: contrast(found, colour), front: found, back: colour }))
  }
  const backs = name === 'onPrimary' ? ['primary', 'primaryHover'] : /OnDark$|^onDark$/.test(name) ? ['ink'] : ['tint']
  const white = backs[0] === 'tint' ? [on('white', '#ffffff')] : []
  return [...white, ...set(backs).map(({ label, found }) => on(label, found))]
}
