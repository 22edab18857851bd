import { TEXTURE_INK } from '#src/site/theme/toneColors.ts'
import { atNight } from './atNight.ts'
import { cssRule } from './cssRule.ts'
import type { SchemeVariables, ThemeVariables, ToneScheme, ToneVariables } from './themeVariables.ts'

const INK = `color-mix(in srgb,currentColor ${TEXTURE_INK}%,transparent)`

/** Images of textures. */
const TEXTURES: Record<ToneVariables['texture'], readonly string[]> = {
  none: [],
  dots: [`radial-gradient(${INK} 1.5px,transparent 2px) 0 0/1.25rem 1.25rem`],
  grid: [`linear-gradient(${INK} 1px,transparent 1px) 0 0/2rem 2rem`, `linear-gradient(90deg,${INK} 1px,transparent 1px) 0 0/2rem 2rem`],
  lines: [`repeating-linear-gradient(135deg,${INK} 0 1px,transparent 1px .75rem)`],
}

/**
 * A style sheet that gives the named variables the values of each named tone that a page has (`used`): in its bands and in light surfaces
 * within them. Dark surfaces and paper within them keep the values of the site. It comes after the sheets of variables and of accents.
 */
export function toneSheet(names: Iterable<string>, used: Iterable<string>, variables: ThemeVariables): string {
  const wanted = [...names]
  return [...new Set(used)]
    .map((name) => {
      const tone = variables.tones?.get(name)
      return tone ? sheetOf(`[data-tone="${name}"]`, tone, wanted, variables) : ''
    })
    .join('')
}

function sheetOf(mark: string, tone: ToneVariables, wanted: readonly string[], { night, ...base }: ThemeVariables): string {
  const rules = schemeRules(mark, tone.day, wanted, base)
  const css = rules.map(([selector, declarations]) => cssRule(selector, declarations)).join('')
  const image = [...TEXTURES[tone.texture], ...(tone.day.end === undefined ? [] : [GRADIENT(tone.angle)])]
  const band = `.band${mark}`
  return [
    // Backgrounds are not printed.
    tone.day.isDark ? `@media not print{${css}}` : css,
    night && tone.night ? atNight(night.time, schemeRules(mark, tone.night, wanted, night)) : '',
    cssRule(`${band}+${band}`, ['padding-top:0']),
    cssRule(`.beside>${band}`, BOX),
    image.length > 0 && `@media screen and (forced-colors:none){${cssRule(band, [`background:${image.join(',')},${GROUND}`])}}`,
  ]
    .filter(Boolean)
    .join('')
}

const GROUND = 'var(--mui-palette-background-default)'

const GRADIENT = (angle: number) => `linear-gradient(${angle}deg,${GROUND},var(--tone-end))`

/** A band with a tone next to others in a wrapper. */
const BOX = [
  'padding:clamp(1.25rem,.75rem + 2vw,2.5rem)!important',
  'border-radius:var(--mui-shape-panel)',
  `background:${GROUND}!important`,
]

/** The rules of a tone in one scheme of the site, whose values are `base`. */
function schemeRules(
  mark: string,
  { light, accents, end, isDark }: ToneScheme,
  wanted: readonly string[],
  base: SchemeVariables,
): [selector: string, declarations: string[]][] {
  const changed = wanted.filter((name) => light.has(name))
  const declared = (names: readonly string[], value: (name: string) => string | undefined) =>
    names.flatMap((name) => {
      const found = value(name)
      return found === undefined ? [] : [`${name}:${found}`]
    })
  const gradient = end === undefined ? [] : [`--tone-end:${end}`]
  return [
    [`${mark},${mark} [data-scheme="light"]`, [...declared(changed, (name) => light.get(name)), ...gradient]],
    [`${mark} [data-scheme="dark"]`, declared(changed, (name) => base.dark.get(name) ?? base.light.get(name))],
    [
      `${mark} [data-scheme="paper"]`,
      // What is drawn for white gets a white ground.
      [...declared(changed, (name) => base.light.get(name)), ...(isDark ? [`${PLATE}:#ffffff`] : [])],
    ],
    ...[...accents].map(([name, accent]): [string, string[]] => {
      const own = `[data-accent="${name}"]`
      return [
        `${mark}${own},${mark} ${own}`,
        declared(
          wanted.filter((variable) => accent.light.has(variable)),
          (variable) => accent.light.get(variable),
        ),
      ]
    }),
  ]
}

/** The ground of pictures that are made for light surfaces. */
export const PLATE = '--mui-plate'
