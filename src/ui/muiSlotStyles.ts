import type { CSSObject, Theme } from '@mui/material/styles'

type Slots = { MuiAccordion: 'root'; MuiAccordionSummary: 'root'; MuiAccordionDetails: 'root'; MuiTableCell: 'root' | 'head' }

/**
 * The theme’s styles of a slot of an MUI component, for a native element: as MUI components, table rows and questions would cost more than
 * the rest of a page.
 */
export function muiSlotStyles<Component extends keyof Slots>(theme: Theme, component: Component, slot: Slots[Component]): CSSObject {
  const slots = theme.components?.[component]?.styleOverrides as Record<string, Style> | undefined
  const style = slots?.[slot] ?? {}
  return typeof style === 'function' ? style({ theme }) : style
}

type Style = CSSObject | ((props: { theme: Theme }) => CSSObject)
