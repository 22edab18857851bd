const LIGHTNESS_WHERE_BOTH_READ_EQUALLY = 0.179

/** Which text reads better on a colour of six hex digits: `dark` or `light`. */
export function readableOn(color: string): 'dark' | 'light' {
  const light = (start: number) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const luminance = 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5)
  return luminance > LIGHTNESS_WHERE_BOTH_READ_EQUALLY ? 'dark' : 'light'
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
