import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Theme, type ThemeFile } from '#schemas/theme.ts'
import { contrast, distance, mix } from '#src/site/theme/contrast.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { isThorough } from '#tests/support/sampled.ts'

/** Number of themes: all before a release, otherwise the first of the same ones. */
const [COUNT, SECONDS] = isThorough ? [10_000, 900] : [40, 5]

const hex = (...channels: number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
const channel = (min = 0, max = 255) => fc.integer({ min, max })
const colorFrom = (min = 0, max = 255) => fc.tuple(channel(min, max), channel(min, max), channel(min, max)).map((all) => hex(...all))
const color = fc.oneof(
  { weight: 4, arbitrary: colorFrom() },
  colorFrom(0, 24),
  colorFrom(231, 255),
  channel().map((grey) => hex(grey, grey, grey)),
  fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(0, 128, 255))).map((all) => hex(...all)),
)

const tone = (name: string) =>
  fc
    .record(
      {
        ground: color,
        gradient: fc.record({ to: color }),
        texture: fc.constantFrom('none', 'dots', 'grid', 'lines'),
        dark: colorFrom(0, 60),
      },
      { requiredKeys: ['ground', 'texture'] },
    )
    .map(({ gradient, ...rest }) => ({
      name,
      ...rest,
      // A gradient from light to dark is reported as a mistake.
      ...(gradient && isDark(gradient.to) === isDark(rest.ground) && { gradient }),
    }))

const { shape } = Theme
const oneOf = (schema: unknown) => fc.constantFrom(...(schema as { options: string[] }).options)
const choice = (field: 'scheme' | 'motion' | 'shadows' | 'density') => oneOf(shape[field].def.innerType)
const textFields = shape.text.def.innerType.shape
const headingFields = shape.headings.def.innerType.shape
const buttonFields = shape.buttons.def.innerType.shape

const theme = fc
  .record(
    {
      brand: color,
      scheme: choice('scheme'),
      shadows: choice('shadows'),
      density: choice('density'),
      tones: fc.tuple(tone('one'), tone('two')).chain((all) => fc.subarray(all)),
      text: fc.record(
        { size: channel(15, 20), scale: oneOf(textFields.scale.def.innerType), ratio: fc.double({ min: 1.1, max: 1.62, noNaN: true }) },
        { requiredKeys: [] },
      ),
      headings: fc.record({ weight: channel(400, 850), case: oneOf(headingFields.case.def.innerType) }),
      buttons: fc.record(
        { look: oneOf(buttonFields.look.def.innerType), case: oneOf(buttonFields.case.def.innerType), height: channel(40, 80) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['brand', 'scheme'] },
  )
  .map((file) => Theme.parse(file))

type Variables = ReadonlyMap<string, string>

const TEXT = ['text-strong', 'text-primary', 'text-secondary', 'secondary-main', 'link-main']
const GROUNDS = ['background-default', 'background-paper', 'background-subtle']

/** Pairs of a surface whose contrast is too low: names of palette colours, with the ratio. */
function faintOn(named: (name: string) => string, further: Record<string, string>): string[] {
  const grounds = { ...Object.fromEntries(GROUNDS.map((name) => [name, named(name)])), ...further }
  const paper = named('background-paper')
  const tinted = named('secondary-light')
  const strong = named('text-strong')
  const at = (front: string, back: string, ratio: number, value = named(back)): [string, string, string, string, number] => [
    front,
    back,
    named(front),
    value,
    ratio,
  ]
  const pairs = [
    ...Object.entries(grounds).flatMap(([back, value]) => [
      ...TEXT.map((front) => at(front, back, 4.5, value)),
      at('focus-main', back, 3, value),
    ]),
    ...['background-default', 'background-paper'].flatMap((back) => [
      ...['secondary-dark', 'link-dark', 'error-main', 'warning-main', 'success-main'].map((front) => at(front, back, 4.5)),
      at('text-disabled', back, 3),
    ]),
    // Chips, tinted cards, marked links and soft buttons, also under the pointer.
    ...[...TEXT, 'link-dark'].map((front) => at(front, 'secondary-light', 4.5)),
    at('text-strong', 'secondary-light under the pointer', 4.5, mix(tinted, strong, 8)),
    at('primary-contrastText', 'primary-main', 4.5),
    at('primary-contrastText', 'primary-dark', 4.5),
    at('secondary-contrastText', 'secondary-main', 3),
    // Tinted panels and messages.
    ...TEXT.map((front) => at(front, 'panel', 4.5, mix(paper, named('brand-primary'), 9))),
    ...['error', 'warning', 'success'].flatMap((kind) => {
      const ground = mix(paper, named(`${kind}-main`), 7)
      return [at('text-primary', `message of ${kind}`, 4.5, ground), at(`${kind}-main`, `message of ${kind}`, 3, ground)]
    }),
  ]
  return pairs.flatMap(([front, back, one, other, ratio]) =>
    contrast(one, other) < ratio ? [`${front} ${one} on ${back} ${other}: ${contrast(one, other).toFixed(2)} of ${ratio}`] : [],
  )
}

/** All faint pairs of a theme, by day and at night, on light and on dark bands and in each tone. */
function faint(file: ThemeFile): string[] {
  const { variables } = siteTheme(wholeTheme(file))
  const { night, tones = new Map<string, never>() } = variables
  const look = (place: string, layers: (Variables | undefined)[], further: Record<string, string> = {}) => {
    const named = (name: string) => layers.find((layer) => layer?.has(`--mui-palette-${name}`))?.get(`--mui-palette-${name}`) ?? 'missing'
    return faintOn(named, further).map((fault) => `${place}: ${fault}`)
  }
  return [variables, night].flatMap((scheme, index) => {
    if (!scheme) return []
    const time = index === 0 ? 'day' : 'night'
    const tint = scheme.light.get('--mui-palette-brand-tint')!
    return [
      ...look(time, [scheme.light], { tint }),
      ...look(`${time}, deep`, [scheme.dark, scheme.light]),
      ...[...tones].flatMap(([name, tone]) => {
        const own = index === 0 ? tone.day : tone.night
        return own ? look(`${time}, tone ${name}`, [own.light, scheme.light], own.end === undefined ? {} : { end: own.end }) : []
      }),
    ]
  })
}

const STYLES = ['h1', 'h2', 'panelTitle', 'h3', 'body1', 'body2', 'caption'] as const

/** The size of a text style in a window, in pixels; lengths of columns are those of the window without its margins. */
function pixels(css: string, width: number, root: number): number {
  const [inside, kind] = [css.slice(css.indexOf('(') + 1, css.lastIndexOf(')')), css.slice(0, css.indexOf('('))]
  const length = (text: string) => text.split(' + ').reduce((sum, part) => sum + one(part.trim()), 0)
  const one = (part: string) => {
    const value = Number.parseFloat(part)
    if (part.endsWith('rem')) return value * root
    return (value / 100) * (part.endsWith('cqi') ? width - 32 : width)
  }
  if (kind === 'clamp') {
    const [least, usual, most] = inside.split(', ').map(length) as [number, number, number]
    return Math.max(least, Math.min(usual, most))
  }
  if (kind === 'min') {
    const end = inside.startsWith('clamp(') ? inside.indexOf(')') + 1 : 0
    const others = inside.slice(end).split(', ').filter(Boolean).map(length)
    return Math.min(...(end > 0 ? [pixels(inside.slice(0, end), width, root)] : []), ...others)
  }
  return length(css)
}

/** Text styles that are too small, out of order or too large for the window. */
function oddSizes(file: ThemeFile): string[] {
  const { themes, variables } = siteTheme(wholeTheme(file))
  const root = (Number.parseFloat(variables.light.get('--mui-layout-text')!) / 100) * 16
  const control = Number.parseFloat(variables.light.get('--mui-control-height')!) * root
  const faults = control < 24 ? [`controls of ${control}px`] : []
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    const sizes = STYLES.map((style) => pixels(String(themes.ltr.typography[style].fontSize), width, root))
    const capitals = file.headings.case === 'capitals' ? 0.75 : 0.6
    const all = STYLES.map((style, index) => `${style} ${sizes[index]!.toFixed(1)}`).join(', ')
    if (sizes.at(-1)! < 12) faults.push(`at ${width}, small: ${all}`)
    if (sizes.some((size, index) => index > 0 && size > sizes[index - 1]! + 0.01)) faults.push(`at ${width}, out of order: ${all}`)
    // A word of ten letters fits.
    if (Math.max(...sizes) * capitals * 10 > width - 32) faults.push(`at ${width}, large: ${all}`)
  }
  return faults
}

test('texts, controls and focus rings of every theme are readable in both schemes, on every band, and sizes are in order', () => {
  const seen = { themes: 0 }
  fc.assert(
    fc.property(theme, (file) => {
      seen.themes++
      expect([...faint(file), ...oddSizes(file)]).toEqual([])
      const { colors } = wholeTheme(file)
      expect(distance(colors.primary, colors.background)).toBeGreaterThanOrEqual(36)
    }),
    bounds(COUNT, SECONDS),
  )
  if (isThorough) expect(seen.themes).toBe(COUNT)
}, 1_000_000)
