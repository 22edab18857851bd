import { pathToFileURL } from 'node:url'
import { basename, dirname, extname, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Logger, defineConfig, parse } from '@terrazzo/parser'
import Color from 'colorjs.io'
import { Theme } from '#schemas/theme.ts'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { isFields } from '#src/site/isFields.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { EXTENSION } from './exportTokens.ts'
import { type NotTaken, resolvable } from './resolvable.ts'
import { DIMENSIONS, NAMED_WEIGHTS, WEIGHTS, colorNamed, plainName } from './tokenNames.ts'
import { type Schemes, isDarkName, merged, tokensOfSets } from './tokenSets.ts'
import { inSpelling } from './tokenSpellings.ts'

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

/** A file of tokens, its text, and whether its tokens are those of the dark scheme. */
export type TokenFile = { path: string; text: string; isDark?: boolean | undefined }

/**
 * Reads design tokens (W3C Design Tokens format 2025.10: files of tokens, or a resolver document) from the texts of files into a theme:
 * aliases and contexts are resolved, colours converted to sRGB. Of several files, later tokens replace earlier ones. Values that tokens do
 * not name stay as in `before`, the content of `theme.json`.
 */
export async function importTokens(files: readonly TokenFile[], before: Json): Promise<ImportedTokens> {
  const read = await readTokens(files)
  if ('failure' in read) return read
  const { extension, unresolved } = read
  const { light, dark } = byScheme(read)
  const theme = structuredClone({ ...(extension ? { ...('$schema' in before && { $schema: before['$schema'] }), ...extension } : before) })
  const notTaken: NotTaken[] = [...unresolved]
  const taken: Taken[] = []
  const names = namesOf({ light, dark })
  const all = new Set([...names.values()].flat())
  const take = (tokens: Record<string, Token>, place: readonly string[], isDark: boolean) => {
    for (const [id, token] of Object.entries(tokens)) {
      if (isDerived(token) || (isDark && sameToken(token, light[otherId(id, 'dark', light) ?? id]))) continue
      const name = isDark ? `${id} (dark)` : id
      const result = valueOf(id, token, { names: names.get(id)!, all, place, isDark })
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
    const hasColors = taken.some(({ path }) => path[0] === 'dark')
    if (hasColors && !extension && theme['scheme'] === undefined) theme['scheme'] = 'auto'
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

/** Tokens of the light and of the dark scheme, without aliases. */
type SchemeTokens = { light: Record<string, Token>; dark: Record<string, Token> | undefined }

/** Tokens of files, the fields of a theme that an export keeps, and tokens that refer to others that no file has. */
type ReadTokens = SchemeTokens & { extension: Json | undefined; unresolved: NotTaken[] }

async function readTokens(files: readonly TokenFile[]): Promise<ReadTokens | { failure: string }> {
  const documents: { file: TokenFile; document: Json }[] = []
  const facts = files.find(({ path }) => FACTS_OF_SETS.has(basename(path)))
  for (const file of files) {
    const read = documentOf(file)
    if ('failure' in read) return files.length === 1 ? read : { failure: `${read.failure} (${basename(file.path)})` }
    documents.push({ file, document: read.document })
  }
  const [first] = documents
  if (facts) documents.splice(0, documents.length, { file: facts, document: setsOf(dirname(facts.path), documents) })
  const resolver = documents.find(({ document }) => 'resolutionOrder' in document)
  if (resolver && documents.length > 1)
    return { failure: `${basename(resolver.file.path)} is a resolver document, which is imported without other files` }
  if (resolver) return resolvedContexts(resolver.file, resolver.document)
  const schemes = schemesOf(documents)
  const light = resolvable(schemes.light)
  const dark = schemes.dark && resolvable(schemes.dark)
  const known = new Set(light.notTaken.map(({ token }) => token))
  const unresolved = [
    ...light.notTaken,
    ...(dark?.notTaken ?? []).flatMap(({ token, reason }) => (known.has(token) ? [] : [{ token: `${token} (dark)`, reason }])),
  ]
  const tokensOf = async (tokens: Json) => (await parsed(first!.file, tokens)).tokens as unknown as Record<string, Token>
  try {
    const read = { light: await tokensOf(light.tokens), dark: dark && (await tokensOf(dark.tokens)) }
    if (Object.keys(read.light).length + Object.keys(read.dark ?? {}).length + unresolved.length === 0) return { failure: NO_TOKENS }
    return { ...read, extension: ownValues(schemes.light), unresolved }
  } catch (error) {
    return { failure: reasonOf((error as Error).message) }
  }
}

/** Files of Tokens Studio next to those of sets: the themes, and the order of the sets. */
const FACTS_OF_SETS: ReadonlySet<string> = new Set(['$themes.json', '$metadata.json'])

/** Files of sets in a folder of Tokens Studio as one document: the name of a set is the path of its file. */
function setsOf(folder: string, documents: readonly { file: TokenFile; document: Json }[]): Json {
  return Object.fromEntries(
    documents.map(({ file, document }) => {
      const name = relative(folder, file.path).slice(0, -extname(file.path).length)
      return [name.split(sep).join('/'), name === '$themes' ? document['themes'] : document]
    }),
  )
}

/** The tokens of a file as they are written, in the spelling of the format. */
function documentOf({ path, text }: TokenFile): { document: Json } | { failure: string } {
  if (text.trim() === '') return { failure: 'it is empty' }
  const { value: document, problems } = parseJsonFile(basename(path), text)
  const [slip] = problems
  if (slip) return { failure: `line ${slip.line}, column ${slip.column}: ${slip.message}` }
  if (Array.isArray(document) && FACTS_OF_SETS.has(basename(path))) return { document: { themes: document } }
  if (!isFields(document)) return { failure: NO_TOKENS }
  if ('resolutionOrder' in document && !Array.isArray(document['resolutionOrder']))
    return { failure: '"resolutionOrder" must be a list of sets and modifiers' }
  return { document: inSpelling(document) }
}

/** The tokens of several files in each scheme. Figma exports a file for each mode, with the name of the mode. */
function schemesOf(documents: readonly { file: TokenFile; document: Json }[]): Schemes {
  const isDark = ({ file, document }: (typeof documents)[number]) => {
    const { 'com.figma.modeName': mode } = (document['$extensions'] ?? {}) as Json
    return file.isDark ?? (typeof mode === 'string' && isDarkName(mode))
  }
  // A dark file alone is a theme like any other.
  const dark = documents.length > 1 && !documents.every(isDark) ? documents.filter(isDark) : []
  const [own, ofDark] = [documents.filter((one) => !dark.includes(one)), dark].map((some) =>
    some.map(({ document }) => tokensOfSets(document) ?? { light: document }),
  ) as [Schemes[], Schemes[]]
  const hasDark = ofDark.length > 0 || own.some((schemes) => schemes.dark)
  return {
    light: merged(own.map(({ light }) => light)),
    dark: hasDark ? merged([...own.map((one) => one.dark ?? one.light), ...ofDark.map((one) => one.dark ?? one.light)]) : undefined,
  }
}

async function resolvedContexts(file: TokenFile, document: Json): Promise<ReadTokens | { failure: string }> {
  try {
    const { resolver } = await parsed(file, document)
    // The parser also has a resolver for plain files; it loses their extensions.
    const contexts = contextsOf(resolver.source!)
    const at = (input: Record<string, string>) => resolver.apply(input) as unknown as Record<string, Token>
    const light = at(contexts.light)
    if (Object.keys(light).length === 0) return { failure: NO_TOKENS }
    return { light, dark: contexts.dark && at(contexts.dark), extension: ownValues(document), unresolved: [] }
  } catch (error) {
    return { failure: reasonOf((error as Error).message) }
  }
}

function parsed({ path }: TokenFile, document: Json) {
  return parse([{ filename: pathToFileURL(path), src: JSON.stringify(document, null, 2) }], {
    config: defineConfig({ lint: { rules: {} } }, { cwd: pathToFileURL(`${dirname(path)}/`) }),
    // Its warnings would be printed.
    logger: new Logger({ level: 'error' }),
    skipLint: true,
    req: async (address) => {
      throw new Error(`it refers to another file, ${basename(address.pathname)}; combine them into one, and import that`)
    },
  })
}

/** Tokens by scheme, also of files with a group `dark` next to a group `light`. */
function byScheme({ light: tokens, dark }: SchemeTokens): SchemeTokens {
  const isDark = (id: string) => otherId(id, 'dark', tokens) !== undefined
  if (dark || !Object.keys(tokens).some(isDark)) return { light: tokens, dark }
  const entries = Object.entries(tokens)
  return {
    light: Object.fromEntries(entries.filter(([id]) => !isDark(id))),
    dark: Object.fromEntries(entries.filter(([id]) => isDark(id))),
  }
}

const SCHEMES = { light: 'dark', dark: 'light' } as const

/** The name of the same token in the group of the other scheme, if there is one: for `dark.text`, `light.text`. */
function otherId(id: string, scheme: keyof typeof SCHEMES, among: Record<string, Token>): string | undefined {
  const parts = id.split('.')
  const at = parts.slice(0, -1).findIndex((part) => part.toLowerCase() === scheme)
  const other = SCHEMES[scheme]
  return [other, `${other[0]!.toUpperCase()}${other.slice(1)}`]
    .map((name) => parts.with(Math.max(at, 0), name).join('.'))
    .find((name) => at !== -1 && name in among)
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

/** Whether Tokens Studio changes a colour after its alias is resolved. */
function isModified({ $extensions }: Token): boolean {
  return ($extensions?.['studio.tokens'] as { modify?: unknown } | undefined)?.modify !== undefined
}

function sameToken(one: Token, other: Token | undefined): boolean {
  return JSON.stringify(one.$value) === JSON.stringify(other?.$value)
}

type Place = { path: readonly string[]; value: unknown }

/** The words of the names of tokens of both schemes, without the groups of the schemes, and without one around all tokens. */
function namesOf({ light, dark = {} }: SchemeTokens): Map<string, readonly string[]> {
  const ids = [...new Set([...Object.keys(light), ...Object.keys(dark)])]
  const [outer = ''] = ids[0]?.split('.') ?? []
  const inner = new Set(ids.flatMap((id) => id.split('.').slice(1, -1)[0] ?? []))
  const isInside = inner.size > 1 && ids.every((id) => id.startsWith(`${outer}.`))
  return new Map(
    ids.map((id) => {
      const scheme = otherId(id, 'light', dark) !== undefined ? 'light' : otherId(id, 'dark', light) !== undefined ? 'dark' : undefined
      const name = id
        .split('.')
        .filter((part) => part.toLowerCase() !== scheme)
        .join('.')
      return [id, [plainName(name), ...(isInside ? [plainName(name.slice(outer.length + 1))] : [])]]
    }),
  )
}

/**
 * The field of a theme that a token sets, with its value; or why none. `names` are the words of its name, `all` those of all tokens, and
 * `place` is the scheme.
 */
function valueOf(
  id: string,
  token: Token,
  { names, all, place, isDark }: { names: readonly string[]; all: ReadonlySet<string>; place: readonly string[]; isDark: boolean },
): Place | { reason: string } {
  if (isModified(token)) return { reason: 'Tokens Studio modifies its colour; export the result instead' }
  const known = <Field>(fields: Readonly<Record<string, Field>>) => names.map((name) => fields[name]).find((field) => field !== undefined)
  switch (token.$type) {
    case 'color': {
      const color = colorOf(token.$value)
      if ('reason' in color) return color
      const [group, name, use, ...more] = id.split('.')
      if (group === 'accent' && name !== undefined && use !== undefined && more.length === 0 && !isDark)
        return { path: ['accents', name, use], value: color.hex }
      const named = names.map((plain) => colorNamed(plain, NAMES, all)).find((color) => color !== undefined)
      if (named === undefined) return { reason: 'the theme has no colour of this name' }
      if (named === 'brand') return isDark ? { reason: 'the dark scheme has the same brand colour' } : { path: ['brand'], value: color.hex }
      return { path: [...place, 'colors', named], value: color.hex }
    }
    // Design tools export lengths in pixels as numbers.
    case 'number':
    case 'dimension': {
      const weight = token.$type === 'number' && !isDark ? known(WEIGHTS) : undefined
      if (weight) return { path: weight, value: token.$value }
      const path = known(DIMENSIONS)
      if (!path || isDark) return { reason: 'the theme has no length of this name' }
      const pixels = pixelsOf(token.$value)
      return pixels === undefined ? { reason: 'only px and rem are lengths of a theme' } : { path, value: pixels }
    }
    case 'fontWeight': {
      const path = known(WEIGHTS)
      if (!path || isDark) return { reason: 'the theme has no weight of this name' }
      const weight = weightOf(token.$value)
      return weight === undefined ? { reason: 'a weight is a number from 1 to 1000' } : { path, value: weight }
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
  if (typeof value === 'string') {
    const digits = value.trim()
    const unit = ['px', 'rem'].find((known) => digits.endsWith(known))
    const length = Number(unit === undefined ? digits : digits.slice(0, -unit.length))
    return digits === '' || Number.isNaN(length) ? undefined : pixelsOf({ value: length, unit: unit ?? 'px' })
  }
  const { value: length, unit } = typeof value === 'number' ? { value, unit: 'px' } : (value as { value?: number; unit?: string })
  if (typeof length !== 'number') return undefined
  if (unit === 'px') return Math.round(length)
  return unit === 'rem' ? Math.round(length * 16) : undefined
}

/** A weight, also one by its name, such as `Semi Bold`. */
function weightOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? (NAMED_WEIGHTS[plainName(value)] ?? Number(value)) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
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
