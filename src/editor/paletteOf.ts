import { isFields } from '#src/site/isFields.ts'
import { deriveColors } from '#src/site/theme/deriveColors.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** All colours of a theme, including those derived from its brand colour, without values that are not colours. */
export function paletteOf(theme: unknown): Record<string, string> {
  const { brand, colors } = isFields(theme) ? theme : {}
  const set = Object.fromEntries(
    Object.entries(isFields(colors) ? colors : {}).filter((pair): pair is [string, string] => HEX.test(String(pair[1]))),
  )
  return typeof brand === 'string' && HEX.test(brand) ? deriveColors(brand, set) : set
}
