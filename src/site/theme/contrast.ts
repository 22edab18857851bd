/** The contrast ratio of two colours (`#rrggbb`) as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour nearest to `color`, towards black or white, that reaches `ratio` on `background`; undefined if there is none. */
export function nearestReadable(color: string, background: string, ratio: number): string | undefined {
  for (let step = 1; step <= 100; step++) {
    for (const end of [0, 255]) {
      const mixed = mix(color, hex([end, end, end]), step)
      if (contrast(mixed, background) >= ratio) return mixed
    }
  }
  return undefined
}

/** The colour nearest to `color`, towards `end`, that reaches a contrast on each background; `end` if there is none. */
export function towards(color: string, end: string, backgrounds: readonly string[], ratio: number): string {
  const others = [...new Set(backgrounds)].map(luminance)
  for (let percent = 0; percent < 100; percent += 2) {
    const mixed = mix(color, end, percent)
    const own = luminance(mixed)
    if (others.every((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05) >= ratio)) return mixed
  }
  return end
}

/** Distance of two colours: the largest difference of their channels, 0 to 255. Distinguishes hues of equal lightness, too. */
export function distance(one: string, other: string): number {
  const others = channels(other)
  return Math.max(...channels(one).map((channel, index) => Math.abs(channel - others[index]!)))
}

/** A mix of `color` with `percent` of `other`, both `#rrggbb`. */
export function mix(color: string, other: string, percent: number): string {
  const ends = channels(other)
  return hex(channels(color).map((channel, index) => Math.round(channel + ((ends[index]! - channel) * percent) / 100)))
}

/**
 * Darkens a colour that is nearly white until it reaches `ratio` on a light background. Its saturation increases, so that cream becomes
 * brown, not grey. Undefined if no dark colour reaches it.
 */
export function deepened(color: string, background: string, ratio: number): string | undefined {
  const values = channels(color)
  const most = Math.max(...values)
  for (let top = most; top >= 0; top -= 3) {
    const made = hex(values.map((value) => Math.max(0, top - (most - value) * 4)))
    if (contrast(made, background) >= ratio) return made
  }
  return undefined
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear)
  return luminanceOf(red, green, blue)
}

/** A channel of a colour, 0 to 255, as a share of its light, 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The relative luminance of a colour whose channels are shares of light (WCAG 2.2), 0 to 1. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function hex(values: number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
