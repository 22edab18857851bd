import type { StylisPlugin } from '@emotion/cache'

/**
 * Properties that a browser which can show our pages at all (with `:has` and `color-mix`, from early 2023 on) may know under its prefix only:
 * Safari, or Chromium before 2024.
 */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask-image',
  'print-color-adjust',
  'text-decoration',
  'user-select',
])

/** Gives the few properties that need one a second declaration with `-webkit-`. Emotion’s own prefixes, for browsers of 2012, stay out. */
export const vendorPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return !== '' || !PREFIXED.has(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}
