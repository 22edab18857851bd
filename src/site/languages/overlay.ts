import type { KeyPath } from '#src/site/site.ts'
import { isFields } from '#src/site/isFields.ts'

/** A translation as written, and the entire file that it translates. */
export type Overlay = { own: Fields; source: Fields }
export type Fields = Record<string, unknown>

/**
 * Merges a sparse translation into its source: objects are merged by key, and `null` removes a key. List items that are objects are merged
 * with the item with the same `id` or `key`, choices with the one with the same `value`, otherwise with the one at the same index; items
 * without a counterpart are added. Objects with another `type`, and all other values, replace the source.
 */
export function overlaid(source: unknown, own: unknown): unknown {
  if (isFields(source) && isFields(own) && isAlike(source, own)) {
    const made: Fields = { ...source }
    for (const [key, value] of Object.entries(own)) {
      if (value === null) delete made[key]
      else made[key] = overlaid(source[key], value)
    }
    return made
  }
  if (isListOfFields(source) && isListOfFields(own)) {
    const made: unknown[] = [...source]
    for (const [index, place] of placesOf(source, own).entries()) made[place] = overlaid(source[place], own[index])
    return made
  }
  return own
}

/**
 * Where a translation itself writes the value at a place of the merged file, including missing values that belong there; undefined for
 * values from the source.
 */
export function placeInOverlay({ own, source }: Overlay, keyPath: KeyPath): KeyPath | undefined {
  const place: KeyPath = []
  let [mine, theirs]: [unknown, unknown] = [own, source]
  for (const [depth, key] of keyPath.entries()) {
    let [step, known] = [key, childOf(theirs, key)]
    if (isListOfFields(mine) && isListOfFields(theirs)) step = placesOf(theirs, mine).indexOf(Number(key))
    else if (isFields(mine) && isFields(theirs) && !isAlike(theirs, mine)) known = undefined
    const next = childOf(mine, step)
    if (next === undefined) return known === undefined ? [...place, ...keyPath.slice(depth)] : undefined
    place.push(step)
    mine = next
    theirs = Array.isArray(mine) === Array.isArray(known) ? known : undefined
  }
  return place
}

/** The source value at a place of a translation; undefined if the source has none. */
export function sourceAt({ own, source }: { own: unknown; source: unknown }, keyPath: KeyPath): unknown {
  let [mine, theirs] = [own, source]
  for (const key of keyPath) {
    const step = isListOfFields(mine) && isListOfFields(theirs) ? placesOf(theirs, mine)[Number(key)] : key
    theirs = step === undefined || (isFields(mine) && isFields(theirs) && !isAlike(theirs, mine)) ? undefined : childOf(theirs, step)
    mine = childOf(mine, key)
  }
  return theirs
}

/**
 * A list of a translation with an item for each item of its source, so that all can be translated: untranslated items come last, with only
 * their identifying field. All values except for lists of objects are returned unchanged.
 */
export function withAllItems(own: unknown, source: unknown): unknown {
  if (!isListOfFields(source) || source.length === 0 || !(own === undefined || isListOfFields(own))) return own
  const items = own ?? []
  const said = new Set(placesOf(source, items))
  const rest = source.flatMap((item, place): Fields[] => (said.has(place) ? [] : [nameIn(item)]))
  const whole = [...items, ...rest]
  // An item without an identifier is matched by index: if another item is there, it cannot be represented.
  const meant = new Set(placesOf(source, whole))
  return rest.length > 0 && source.every((_item, place) => meant.has(place)) ? whole : own
}

/** A text of a translation, at its place in the merged file, with its source text. `key` is composed of the ids of the items around it. */
export type TranslatedText = { key: string; keyPath: KeyPath; text: unknown; translates: unknown }

/** The texts of a translation that replace source texts. */
export function translatedTexts({ own, source }: Overlay): TranslatedText[] {
  return textsIn(own, source, [], [])
}

/**
 * A text of a source that a translation can replace, at its place in the merged file and, as `place`, where the translation writes it once
 * its lists have all items (`withAllItems`). `text` is that of the translation, undefined if it has none; `key` is as in `TranslatedText`.
 */
export type TranslatableText = TranslatedText & { place: KeyPath }

/**
 * The texts of a source that a translation has or can have. Left out are those that the translation removes, those in sections that it
 * replaces, and those in list items that it cannot name.
 */
export function translatableTexts({ own, source }: Overlay): TranslatableText[] {
  return allTextsIn(own, source, { keyPath: [], place: [], names: [] })
}

function allTextsIn(own: unknown, source: unknown, at: { keyPath: KeyPath; place: KeyPath; names: string[] }): TranslatableText[] {
  const { keyPath, place, names } = at
  if (own === null) return []
  if (isFields(source) && (own === undefined || isFields(own))) {
    if (own !== undefined && !isAlike(source, own)) return []
    return Object.entries(source).flatMap(([key, value]) =>
      NO_TEXTS.has(key)
        ? []
        : allTextsIn(own?.[key], value, { keyPath: [...keyPath, key], place: [...place, key], names: [...names, key] }),
    )
  }
  if (isListOfFields(source) && source.length > 0 && (own === undefined || isListOfFields(own))) {
    const items = withAllItems(own, source) as Fields[] | undefined
    return placesOf(source, items ?? []).flatMap((index, step) => {
      const item = items![step]!
      const inside = { keyPath: [...keyPath, index], place: [...place, step], names: [...names, nameOf(item) ?? String(index)] }
      return source[index] === undefined ? [] : allTextsIn(item, source[index], inside)
    })
  }
  return [{ key: names.join('.'), keyPath, place, text: own, translates: source }]
}

/** Fields that express structure, not content. */
const NO_TEXTS = new Set(['id', 'key', 'type', '$schema'])

function textsIn(own: unknown, source: unknown, keyPath: KeyPath, names: string[]): TranslatedText[] {
  if (source === undefined) return []
  if (isFields(own) && isFields(source) && isAlike(source, own))
    return Object.entries(own).flatMap(([key, value]) =>
      NO_TEXTS.has(key) ? [] : textsIn(value, source[key], [...keyPath, key], [...names, key]),
    )
  if (isListOfFields(own) && isListOfFields(source))
    return placesOf(source, own).flatMap((place, index) =>
      textsIn(own[index], source[place], [...keyPath, place], [...names, nameOf(own[index]!) ?? String(place)]),
    )
  return own === null ? [] : [{ key: names.join('.'), keyPath, text: own, translates: source }]
}

function childOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined
}

/** For each item of a translated list, its index in the merged list. */
export function placesOf(source: readonly Fields[], own: readonly Fields[]): number[] {
  let added = source.length
  const areChoices = source.every((item) => Object.keys(item).every((key) => key === 'value' || key === 'label'))
  return own.map((item, index) => {
    const choice = areChoices && item['value'] !== undefined ? source.findIndex((other) => other['value'] === item['value']) : -1
    if (choice >= 0) return choice
    const name = nameOf(item)
    const found = name === undefined ? (index < source.length ? index : -1) : source.findIndex((other) => nameOf(other) === name)
    return found >= 0 ? found : added++
  })
}

function nameIn({ id, key }: Fields): Fields {
  return typeof id === 'string' ? { id } : typeof key === 'string' ? { key } : {}
}

/** The field that identifies a list item; undefined without one. */
export function nameOf({ id, key }: Fields): string | undefined {
  return typeof id === 'string' ? id : typeof key === 'string' ? key : undefined
}

function isAlike(source: Fields, own: Fields): boolean {
  return own['type'] === undefined || source['type'] === own['type']
}

/** Whether a value is a list of objects. */
export function isListOfFields(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every(isFields)
}
