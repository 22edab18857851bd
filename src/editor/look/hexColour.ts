const HEX = /^#[0-9a-f]{6}$/i

/** An opaque colour in any spelling of CSS, such as `teal` or `rgb(29 122 95)`, as `#rrggbb`; undefined if it is none. */
export function hexColour(text: string): string | undefined {
  const written = text.trim()
  if (HEX.test(written)) return written
  if (written === '' || !CSS.supports('color', written)) return undefined
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = written
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data
  return opacity < 255 ? undefined : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
