import type { StylisPlugin } from '@emotion/cache'

/**
 * Properties that a supported browser (with `:has` and `color-mix`, from early 2023 on) may know only under another name: Safari, or
 * Chromium before 2025. MUI writes `color-adjust`, the name of `print-color-adjust` in a draft.
 */
const PREFIXED: Record<string, string> = {
  'backdrop-filter': '-webkit-backdrop-filter',
  'box-decoration-break': '-webkit-box-decoration-break',
  'color-adjust': '-webkit-print-color-adjust',
  hyphens: '-webkit-hyphens',
  mask: '-webkit-mask',
  'mask-image': '-webkit-mask-image',
  'print-color-adjust': '-webkit-print-color-adjust',
  'text-decoration': '-webkit-text-decoration',
  'user-select': '-webkit-user-select',
}

/** Adds a `-webkit-` declaration to the few properties that need one. Emotion’s own prefixes, for browsers of 2012, are not used. */
export const vendorPrefixes: StylisPlugin = (element) => {
  const name = element.type === 'decl' && element.return === '' ? PREFIXED[String(element.props)] : undefined
  if (name !== undefined) element.return = `${name}:${String(element.children)};${element.value}`
}
