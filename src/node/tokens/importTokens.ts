import { pathToFileURL } from 'node:url'
import { dirname } from 'node:path'
import { defineConfig, parse } from '@terrazzo/parser'
import Color from 'colorjs.io'
import { Theme } from '#schemas/theme.ts'
import { EXTENSION } from './exportTokens.ts'
import { DIMENSIONS, WEIGHTS, colorNamed, plainName } from './tokenNames.ts'

/** A token that is not taken, and why. */
export type NotTaken = { token: string; reason: string }

/** A theme with the values of tokens, the names of those, and what was not taken; or why the file cannot be read, in one sentence. */
export type ImportedTokens = { theme: Json; taken: string[]; notTaken: NotTaken[] } | { failure: string }

type Json = { [key: string]: unknown }

type Token = { $type?: string | undefined; $value: unknown; $extensions?: Record<string, unknown> | undefined }

const NAMES = ['brand', ...Object.keys(Theme.shape.colors.def.innerType.shape)]

/** Number of characters of a message of the parser that are shown. */
const LONGEST = 300

/**
 * Reads design tokens (W3C Design Tokens format 2025.10, a file of tokens or a resolver document) from the text of a file into a theme:
 * aliases and contexts are resolved, colours converted to sRGB. Values that tokens do not name stay as in `before`, the content of
 * `theme.json`.
 */
export async function importTokens(path: string, text: string, before: Json): Promise<ImportedTokens> {
  const read = await resolved(path, text)
  if ('failure' in read) return read
  const { light, dark, extension } = read
  const theme = structuredClone({ ...(extension ? { ...('$schema' in before && { $schema: before['$schema'] }), ...extension } : before) })
  const [taken, notTaken]: [string[], NotTaken[]] = [[], []]
  const take = (tokens: Record<string, Token>, place: readonly string[], isDark: boolean) => {
    for (const [id, token] of Object.entries(tokens)) {
      if (isDerived(token) || (isDark && sameToken(token, light[id]))) continue
      const result = valueOf(id, token, place, isDark)
      if ('reason' in result) notTaken.push({ token: isDark ? `${id} (dark)` : id, reason: result.reason })
      else {
        setAt(theme, result.path, result.value)
        taken.push(isDark ? `${id} (dark)` : id)
      }
    }
  }
  take(light, [], false)
  if (dark) {
    take(dark, ['dark'], true)
    if (!extension && theme['scheme'] === undefined) theme['scheme'] = 'auto'
  }
  dropInvalid(theme, notTaken)
  return { theme, taken, notTaken }
}

/** The tokens of a file in its light and its dark context, without aliases. */
async function resolved(
  path: string,
  text: string,
): Promise<{ light: Record<string, Token>; dark: Record<string, Token> | undefined; extension: Json | undefined } | { failure: string }> {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return { failure: `This file is not JSON: ${(error as Error).message}.` }
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return { failure: 'This file contains no tokens.' }
  try {
    const config = defineConfig({ lint: { rules: {} } }, { cwd: pathToFileURL(`${dirname(path)}/`) })
    const { tokens, resolver } = await parse([{ filename: pathToFileURL(path), src: text }], {
      config,
      skipLint: true,
      req: async (address) => {
        throw new Error(`${address.href} is in another file. Combine the files into one, and import that.`)
      },
    })
    // The parser also has a resolver for plain files; it loses their extensions.
    const contexts = 'resolutionOrder' in document ? contextsOf(resolver.source) : undefined
    const at = (input: Record<string, string>) => resolver.apply(input) as unknown as Record<string, Token>
    return {
      light: (contexts ? at(contexts.light) : tokens) as unknown as Record<string, Token>,
      dark: contexts?.dark && at(contexts.dark),
      extension: ownValues(document as Json),
    }
  } catch (error) {
    const [line = ''] = (error as Error).message.split('\n')
    return { failure: `The tokens cannot be read: ${line.slice(0, LONGEST)}` }
  }
}

/** The inputs of a resolver for the light and the dark scheme: the context whose name contains `dark`, and the other ones. */
function contextsOf({ modifiers = {} }: { modifiers?: Record<string, { contexts?: Json; default?: string }> }) {
  const names = Object.entries(modifiers).map(([name, { contexts = {}, default: usual }]) => {
    const all = Object.keys(contexts)
    const dark = all.find((context) => context.toLowerCase().includes('dark'))
    const light = dark !== undefined && usual === dark ? all.find((context) => context !== dark) : usual
    return { name, dark, light: light ?? all.find((context) => context !== dark) ?? all[0] ?? '' }
  })
  const light = Object.fromEntries(names.map((one) => [one.name, one.light]))
  const dark = names.some((one) => one.dark !== undefined)
    ? Object.fromEntries(names.map((one) => [one.name, one.dark ?? one.light]))
    : undefined
  return { light, dark }
}

/** The fields of a theme that an export keeps in its extension. */
function ownValues(document: Json): Json | undefined {
  const [tokens] = (document['sets'] as { theme?: { sources?: Json[] } } | undefined)?.theme?.sources ?? [document]
  const extensions = tokens?.['$extensions'] as Record<string, { theme?: Json }> | undefined
  return extensions?.[EXTENSION]?.theme
}

function isDerived({ $extensions }: Token): boolean {
  return ($extensions?.[EXTENSION] as { derived?: boolean } | undefined)?.derived === true
}

function sameToken(one: Token, other: Token | undefined): boolean {
  return JSON.stringify(one.$value) === JSON.stringify(other?.$value)
}

type Place = { path: readonly string[]; value: unknown }

/** The field of a theme that a token sets, with its value; or why none. `place` is the scheme. */
function valueOf(id: string, token: Token, place: readonly string[], isDark: boolean): Place | { reason: string } {
  const plain = plainName(id)
  switch (token.$type) {
    case 'color': {
      const color = colorOf(token.$value)
      if ('reason' in color) return color
      const [group, name, use, ...more] = id.split('.')
      if (group === 'accent' && name !== undefined && use !== undefined && more.length === 0 && !isDark)
        return { path: ['accents', name, use], value: color.hex }
      const known = colorNamed(plain, NAMES)
      if (known === undefined) return { reason: 'the theme has no colour of this name' }
      if (known === 'brand') return isDark ? { reason: 'the dark scheme has the same brand colour' } : { path: ['brand'], value: color.hex }
      return { path: [...place, 'colors', known], value: color.hex }
    }
    case 'dimension': {
      const path = DIMENSIONS[plain]
      if (!path || isDark) return { reason: 'the theme has no length of this name' }
      const pixels = pixelsOf(token.$value)
      return pixels === undefined ? { reason: 'only px and rem are lengths of a theme' } : { path, value: pixels }
    }
    case 'fontWeight': {
      const path = WEIGHTS[plain]
      if (!path || isDark) return { reason: 'the theme has no weight of this name' }
      return typeof token.$value === 'number' ? { path, value: token.$value } : { reason: 'a weight is a number from 1 to 1000' }
    }
    case 'fontFamily':
      return { reason: 'tokens contain no font files; add the typeface with npm run fonts' }
    case 'shadow':
      return { reason: 'choose one of the shadows of the theme: none, crisp, soft, deep' }
    case 'typography':
      return { reason: 'sizes of text follow text.size, and text.scale or text.ratio' }
    default:
      return { reason: `the theme has no ${token.$type ?? 'value without a type'}` }
  }
}

/** A colour of the format as `#rrggbb`, converted to the nearest colour of sRGB. */
function colorOf(value: unknown): { hex: string } | { reason: string } {
  const {
    colorSpace = '',
    components = [],
    alpha = 1,
    hex,
  } = value as Partial<{ colorSpace: string; components: (number | 'none')[]; alpha: number; hex: string }>
  if (alpha !== 1) return { reason: 'colours of a theme are opaque' }
  const isExact = hex !== undefined && colorSpace === 'srgb' && components.every((part, index) => near(part, hex, index))
  if (isExact) return { hex }
  try {
    const coords = components.map((part) => (part === 'none' ? 0 : part)) as [number, number, number]
    const color = new Color({ spaceId: SPACES[colorSpace] ?? colorSpace, coords }).to('srgb').toGamut()
    return { hex: color.toString({ format: 'hex', collapse: false }) }
  } catch {
    return { reason: `unknown colour space "${colorSpace}"` }
  }
}

/** Colour spaces that the library names differently. */
const SPACES: Readonly<Record<string, string>> = { 'display-p3': 'p3', 'a98-rgb': 'a98rgb', 'prophoto-rgb': 'prophoto' }

function near(part: number | 'none', hex: string, index: number): boolean {
  return typeof part === 'number' && Math.round(part * 255) === Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)
}

function pixelsOf(value: unknown): number | undefined {
  const { value: length, unit } = value as { value?: number; unit?: string }
  if (typeof length !== 'number') return undefined
  if (unit === 'px') return Math.round(length)
  return unit === 'rem' ? Math.round(length * 16) : undefined
}

function setAt(theme: Json, path: readonly string[], value: unknown): void {
  const [last, ...before] = path.toReversed()
  let at = theme
  for (const key of before.toReversed()) at = (at[key] ??= {}) as Json
  at[last!] = value
}

/** Removes values that a theme refuses, with the reason. */
function dropInvalid(theme: Json, notTaken: NotTaken[]): void {
  const { error } = Theme.safeParse(theme)
  for (const { path, message } of error?.issues ?? []) {
    const keys = path.map(String)
    const [last, ...before] = keys.toReversed()
    const at = before.toReversed().reduce<Json | undefined>((value, key) => value?.[key] as Json | undefined, theme)
    if (!at || last === undefined || !(last in at)) continue
    delete at[last]
    notTaken.push({ token: keys.join('.'), reason: message })
  }
}
