import type { Theme as SiteThemeConfig } from '#schemas/theme.ts'

declare module '@mui/material/styles' {
  interface TypeText {
    /** Headings. */
    strong: string
  }
  interface TypeBackground {
    /** Quiet surfaces, such as the head of a table. */
    subtle: string
  }
  interface Palette {
    /** The colours of `theme.json` as they stand, the same on light and dark bands; `deep` is the ground of dark ones. */
    brand: SiteThemeConfig['colors'] & { deep: string }
    /** Links in running text; `dark` is their colour under the pointer. */
    link: { main: string; dark: string }
    /** The ring round what has the keyboard. */
    focus: { main: string }
  }
  interface PaletteOptions {
    brand: SiteThemeConfig['colors'] & { deep: string }
    link: { main: string; dark: string }
    focus: { main: string }
  }
  interface TypographyVariants {
    panelTitle: TypographyStyleOptions
    figure: TypographyStyleOptions
  }
  interface TypographyVariantsOptions {
    panelTitle?: TypographyStyleOptions
    figure?: TypographyStyleOptions
  }
  interface ThemeOptions {
    /** Least height of buttons, fields and tabs, as a CSS length. */
    control?: { height: string }
    /** Values of `theme.json` without a place in MUI’s theme, as CSS; variables `--mui-layout-…`. */
    layout: LayoutValues
  }
  interface LayoutValues {
    /** The size of text, relative to the browser’s. */
    text: string
    /** The space above and below bands. */
    space: string
    /** The width of pages, on large screens and on very large ones. */
    width: string
    wider: string
    widest: string
    /** The thickness of the lines of icons. */
    stroke: string
    /** The length of lines of running text. */
    measure?: string
    /** The forms of digits in tables, prices, times and lists. */
    numerals?: string
  }
  interface Theme {
    layout: LayoutValues
  }
  interface Shape {
    /** Rounding of cards and of large panels, in pixels; `borderRadius` is that of controls. */
    card: number
    panel: number
    /** Rounding of buttons and chips, in pixels. */
    button: number
  }
  interface ShapeOptions {
    card: number
    panel: number
    button: number
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** The title of a large panel or row. */
    panelTitle: true
    /** A large figure or number. */
    figure: true
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Neither line nor shadow. */
    plain: true
    /** With the shadow of cards. */
    raised: true
    /** On a tint of the brand colour. */
    tinted: true
    /** A line above instead of a box. */
    ruled: true
    /** A dark border, and an offset shadow without blur. */
    hard: true
    /** A large card with wide margins. */
    panel: true
    /** The same on a tint of the accent. */
    tint: true
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    /** A large note that belongs to the text of a page. */
    note: true
  }
}

declare module '@mui/system' {
  interface Shape {
    card: number | string
    panel: number | string
    button: number | string
  }
}
