// The luminance at which black and white have the same contrast.
const EVEN = 0.179

/**
 * Which text reads better on a colour of six hex digits: `dark` or `light`. It is part of every page, so it takes the power of 2.2 for the
 * curve of sRGB, which makes no difference that can be seen.
 */
export function readableOn(color: string): 'dark' | 'light' {
  const share = (start: number) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2
  return 0.2126 * share(1) + 0.7152 * share(3) + 0.0722 * share(5) > EVEN ? 'dark' : 'light'
}
