import { pathToFileURL } from 'node:url'
import { basename, dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Logger, defineConfig, parse } from '@terrazzo/parser'
import Color from 'colorjs.io'
import { Theme } from '#schemas/theme.ts'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { isFields } from '#src/site/isFields.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { EXTENSION } from './exportTokens.ts'
import { DIMENSIONS, WEIGHTS, colorNamed, plainName } from './tokenNames.ts'

/** A token that is not taken, and why. */
export type NotTaken = { token: string; reason: string }

/**
 * A theme with the values of tokens, the names of those, and what was not taken; or why the file cannot be imported, as a clause about the
 * file without a full stop.
 */
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
  const notTaken: NotTaken[] = []
  const taken: Taken[] = []
  const take = (tokens: Record<string, Token>, place: readonly string[], isDark: boolean) => {
    for (const [id, token] of Object.entries(tokens)) {
      if (isDerived(token) || (isDark && sameToken(token, light[id]))) continue
      const name = isDark ? `${id} (dark)` : id
      const result = valueOf(id, token, place, isDark)
      const other = 'path' in result && taken.find(({ path }) => path.join('.') === result.path.join('.'))
      if ('reason' in result) notTaken.push({ token: name, reason: result.reason })
      else if (other) notTaken.push({ token: name, reason: `${other.token} already sets ${result.path.join('.')}` })
      else {
        setAt(theme, result.path, result.value)
        taken.push({ token: name, path: result.path })
      }
    }
  }
  take(light, [], false)
  if (dark) {
    take(dark, ['dark'], true)
    if (!extension && theme['scheme'] === undefined) theme['scheme'] = 'auto'
  }
  const radius = theme['radius']
  if (isFields(radius)) theme['radius'] = { ...RADIUS, ...radius }
  const dropped = withoutInvalid(theme, before, taken)
  return {
    theme,
    taken: taken.filter(({ token }) => !dropped.some((one) => one.token === token)).map(({ token }) => token),
    notTaken: [...notTaken, ...dropped],
  }
}

/** The name of a token that is taken, and the field that it sets. */
type Taken = { token: string; path: readonly string[] }

const RADIUS = Theme.shape.radius.parse(undefined)

/** The tokens of a file in its light and its dark context, without aliases. */
async function resolved(
  path: string,
  text: string,
): Promise<{ light: Record<string, Token>; dark: Record<string, Token> | undefined; extension: Json | undefined } | { failure: string }> {
  if (text.trim() === '') return { failure: 'it is empty' }
  const { value: document, problems } = parseJsonFile(basename(path), text)
  const [slip] = problems
  if (slip) return { failure: `line ${slip.line}, column ${slip.column}: ${slip.message}` }
  if (!isFields(document)) return { failure: NO_TOKENS }
  if ('resolutionOrder' in document && !Array.isArray(document['resolutionOrder']))
    return { failure: '"resolutionOrder" must be a list of sets and modifiers' }
  try {
    const config = defineConfig({ lint: { rules: {} } }, { cwd: pathToFileURL(`${dirname(path)}/`) })
    const { tokens, resolver } = await parse([{ filename: pathToFileURL(path), src: JSON.stringify(document, null, 2) }], {
      config,
      // Its warnings would be printed.
      logger: new Logger({ level: 'error' }),
      skipLint: true,
      req: async (address) => {
        throw new Error(`it refers to another file, ${basename(address.pathname)}; combine them into one, and import that`)
      },
    })
    // The parser also has a resolver for plain files; it loses their extensions.
    const contexts = 'resolutionOrder' in document ? contextsOf(resolver.source) : undefined
    const at = (input: Record<string, string>) => resolver.apply(input) as unknown as Record<string, Token>
    const light = (contexts ? at(contexts.light) : tokens) as unknown as Record<string, Token>
    if (Object.keys(light).length === 0) return { failure: NO_TOKENS }
    return { light, dark: contexts?.dark && at(contexts.dark), extension: ownValues(document) }
  } catch (error) {
    return { failure: reasonOf((error as Error).message) }
  }
}

const NO_TOKENS = 'it contains no tokens, which are objects with "$value" (W3C Design Tokens format 2025.10)'

/** The first line of a message of the parser, without its own prefixes and the colours that it has in a terminal and in CI. */
function reasonOf(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n')
  const [, ...said] = line.split(': ')
  const text = (said.at(-1) ?? line).slice(0, LONGEST)
  const alias = text.slice(text.indexOf('{'), text.indexOf('}') + 1)
  if (text.startsWith('Could not resolve alias')) return `no token has the name in the alias ${alias}`
  if (text.startsWith('Circular alias')) return 'an alias refers to itself, directly or through others'
  return text.endsWith('.') ? text.slice(0, -1) : text
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
  const own = extensions?.[EXTENSION]?.theme
  return isFields(own) ? own : undefined
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
    // Design tools export lengths in pixels as numbers.
    case 'number':
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
      return { reason: token.$type === undefined ? 'it has no "$type"' : `the theme has no values of the type "${token.$type}"` }
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
  const isSound = components.length === 3 && components.every((part) => part === 'none' || Number.isFinite(part))
  if (!isSound) return { reason: 'a colour has a colour space and three numbers' }
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
  const { value: length, unit } = typeof value === 'number' ? { value, unit: 'px' } : (value as { value?: number; unit?: string })
  if (typeof length !== 'number') return undefined
  if (unit === 'px') return Math.round(length)
  return unit === 'rem' ? Math.round(length * 16) : undefined
}

/** Sets a field, or removes it if there is no value. */
function setAt(theme: Json, path: readonly string[], value: unknown): void {
  const [last, ...before] = path.toReversed()
  let at = theme
  for (const key of before.toReversed()) at = (isFields(at[key]) ? at[key] : (at[key] = {})) as Json
  if (value === undefined) delete at[last!]
  else at[last!] = value
}

/** Takes back values that a theme refuses: the fields are as in `before`. Returns their tokens, with the reason. */
function withoutInvalid(theme: Json, before: Json, taken: readonly Taken[]): NotTaken[] {
  const dropped: NotTaken[] = []
  for (;;) {
    const { error } = Theme.safeParse(theme)
    const fault = error?.issues
      .map((issue) => ({ path: faultyField(theme, issue), message: issue.message }))
      .find(({ path }) => JSON.stringify(valueAt(theme, path)) !== JSON.stringify(valueAt(before, path)))
    if (!fault) return dropped
    const { path } = fault
    setAt(theme, path, structuredClone(valueAt(before, path)))
    dropEmptyGroups(theme, before, path)
    const place = path.join('.')
    const tokens = taken.filter((one) => `${one.path.join('.')}.`.startsWith(`${place}.`)).map(({ token }) => token)
    const reason = faultReason(path, fault.message)
    dropped.push(...(tokens.length > 0 ? tokens : [place]).map((token) => ({ token, reason })))
  }
}

/** Removes the groups around a field that have become empty, and are not in `before`. */
function dropEmptyGroups(theme: Json, before: Json, path: readonly string[]): void {
  for (let group = path.slice(0, -1); group.length > 0; group = group.slice(0, -1)) {
    const value = valueAt(theme, group)
    if (isFields(value) && Object.keys(value).length === 0 && valueAt(before, group) === undefined) setAt(theme, group, undefined)
  }
}

/** The field to take back: a faulty one, an unknown one, or the group in which one is missing. */
function faultyField(theme: Json, issue: { path: readonly PropertyKey[]; keys?: readonly string[] }): string[] {
  const path = [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])].map(String)
  return valueAt(theme, path) === undefined && path.length > 1 ? path.slice(0, -1) : path
}

function faultReason([group, name]: readonly string[], message: string): string {
  if (group === 'accents') return name === 'second' || name === 'third' ? ACCENT : 'accents of a theme are "second" and "third"'
  return message
}

const ACCENT = 'an accent needs the colours "main", "text" and "onDark"'
