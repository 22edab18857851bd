import { media } from './tokens.ts'

/** Styles for the root of a section that hide `rest` on phones until all of it is asked for (`ShowAll`). On paper nothing is hidden. */
export function hiddenUntilAll(rest: string): object {
  return {
    [media.mobile]: {
      '@media screen': { '@supports selector(:has(a))': { [`&:has(.show-all > input:not(:checked)) ${rest}`]: { display: 'none' } } },
    },
  }
}
