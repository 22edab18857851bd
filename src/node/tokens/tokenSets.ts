import { isFields } from '#src/site/isFields.ts'

type Json = { [key: string]: unknown }

/** Tokens of the light scheme, and those of the dark one if the file has both. */
export type Schemes = { light: Json; dark?: Json | undefined }

type ThemeOfSets = { name: string; group: string; sets: readonly string[] }

/** Whether a name is that of a dark scheme. */
export function isDarkName(name: string): boolean {
  return name.toLowerCase().includes('dark')
}

/**
 * The tokens of a document with several sets, as Tokens Studio and Penpot export them: those of each of its `$themes`. Without themes, all
 * sets in their order, where a set is dark if its name says so. Undefined if the document has no sets.
 */
export function tokensOfSets(document: Json): Schemes | undefined {
  const { $themes: themes, $metadata: facts, ...others } = document
  if (!Array.isArray(themes) && !isFields(facts)) return undefined
  const order = isFields(facts) && Array.isArray(facts['tokenSetOrder']) ? (facts['tokenSetOrder'] as unknown[]) : []
  const written = Object.keys(others).filter((name) => isFields(others[name]) && !name.startsWith('$'))
  const names = [...new Set([...order.map(String).filter((name) => written.includes(name)), ...written])]
  const ofNames = (wanted: (name: string) => boolean) => merged(names.filter(wanted).map((name) => others[name] as Json))
  const known = (Array.isArray(themes) ? themes : []).flatMap(themeOfSets)
  if (known.length === 0) {
    const dark = names.some(isDarkName) ? ofNames(() => true) : undefined
    return { light: ofNames((name) => !isDarkName(name)), dark }
  }
  const groups = [...new Set(known.map(({ group }) => group))].map((group) => known.filter((theme) => theme.group === group))
  const setsOf = (isDark: boolean) =>
    new Set(groups.flatMap((group) => (group.find(({ name }) => isDarkName(name) === isDark) ?? group[0]!).sets))
  const [light, dark] = [setsOf(false), setsOf(true)]
  return {
    light: ofNames((name) => light.has(name)),
    dark: known.some(({ name }) => isDarkName(name)) ? ofNames((name) => dark.has(name)) : undefined,
  }
}

function themeOfSets(theme: unknown): ThemeOfSets[] {
  if (!isFields(theme) || typeof theme['name'] !== 'string' || !isFields(theme['selectedTokenSets'])) return []
  const sets = Object.entries(theme['selectedTokenSets']).flatMap(([name, state]) => (state === 'disabled' ? [] : [name]))
  return [{ name: theme['name'], group: String(theme['group'] ?? ''), sets }]
}

/** Groups of tokens as one, in which later tokens replace earlier ones. */
export function merged(documents: readonly Json[]): Json {
  return documents.reduce<Json>((made, document) => withTokens(made, document), {})
}

function withTokens(before: Json, added: Json): Json {
  const made = { ...before }
  for (const [key, value] of Object.entries(added)) {
    const own = made[key]
    const areGroups = isFields(own) && isFields(value) && !('$value' in own) && !('$value' in value)
    made[key] = areGroups ? withTokens(own, value) : value
  }
  return made
}
