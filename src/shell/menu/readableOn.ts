// The luminance with equal contrast to black and white.
const EVEN = 0.179

/**
 * Which text is more readable on a colour of six hex digits: `dark` or `light`. This is part of every page, so it approximates the sRGB
 * curve with a power of 2.2, which makes no visible difference.
 */
export function readableOn(color: string): 'dark' | 'light' {
  const share = (start: number) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2
  return 0.2126 * share(1) + 0.7152 * share(3) + 0.0722 * share(5) > EVEN ? 'dark' : 'light'
}
