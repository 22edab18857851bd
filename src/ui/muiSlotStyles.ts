import type { CSSObject, Theme } from '@mui/material/styles'

type Slots = { MuiAccordion: 'root'; MuiAccordionSummary: 'root'; MuiAccordionDetails: 'root'; MuiTableCell: 'root' | 'head' }

/**
 * What the theme of the site says of a slot of a MUI component, for a native element that wears its look: as MUI components, the rows of a
 * table and the questions of a page would cost more than all the rest of it.
 */
export function muiSlotStyles<Component extends keyof Slots>(theme: Theme, component: Component, slot: Slots[Component]): CSSObject {
  const slots = theme.components?.[component]?.styleOverrides as Record<string, Style> | undefined
  const style = slots?.[slot] ?? {}
  return typeof style === 'function' ? style({ theme }) : style
}

type Style = CSSObject | ((props: { theme: Theme }) => CSSObject)
