import { media } from './tokens.ts'

/** Styles for a section’s root that hide `rest` on phones until the visitor shows all (`ShowAll`). Printing hides nothing. */
export function hiddenUntilAll(rest: string): object {
  return {
    [media.mobile]: {
      '@media screen': { '@supports selector(:has(a))': { [`&:has(.show-all > input:not(:checked)) ${rest}`]: { display: 'none' } } },
    },
  }
}
