import { madeOnce } from '#src/site/madeOnce.ts'
import { recentOf } from '#src/site/recentOf.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'

/**
 * The cached references of a file, as two strings: the targets, and the kinds and places, which pages of the same shape share. There are
 * many references, and most runs need none.
 */
export type PackedReferences = { values: string; places: string }

/** Separators of references, of fields of a place, and of keys of its path; no key contains them. */
const [BETWEEN, FIELD, KEY] = ['^', '|', '\u007f']
/** Escapes of these characters, and of the escape character, in names. */
const STANDS_FOR: Readonly<Record<string, string>> = { '~': '~0', [BETWEEN]: '~1', [FIELD]: '~2' }
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(STANDS_FOR).map(([sign, other]) => [other, sign]))

/** Packs references, without the link texts. */
export function packReferences(references: readonly Reference[]): PackedReferences {
  return { values: references.map(({ value }) => written(value)).join(BETWEEN), places: references.map(packPlace).join(BETWEEN) }
}

/** The references of a file, from their packed form. Key paths are computed lazily, because few are needed. */
export function unpackReferences(file: string, { values, places }: PackedReferences): Reference[] {
  if (places === '') return []
  const all = placesOf(places)
  return values.split(BETWEEN).map((value, index) => new Unpacked(file, read(value), all[index]!))
}

/** Whether there may be references of a kind. */
export function mayHold({ places }: PackedReferences, kind: Reference['kind']): boolean {
  return places.includes(kind)
}

/** Kind and place of a reference; `text` for a place in a text file. */
type Place = Pick<Reference, 'kind' | 'text'> & { keys: string; isDormant: boolean }

function packPlace({ kind, keyPath, isDormant, text }: Reference): string {
  const place = [kind, written(keyPath.join(KEY))]
  if (text) place.push(isDormant ? '1' : '', written(text.file), String(text.line), String(text.column ?? 1))
  else if (isDormant) place.push('1')
  return place.join(FIELD)
}

/** Parsed shapes of the pages that were unpacked last. */
const forms = recentOf<Place[]>(64)

function placesOf(packed: string): Place[] {
  let places = forms.get(packed)
  if (!places) forms.set(packed, (places = packed.split(BETWEEN).map(unpackPlace)))
  return places
}

function unpackPlace(packed: string): Place {
  const [kind, keys, dormant, file, line, column] = packed.split(FIELD)
  return {
    kind: kind as Reference['kind'],
    keys: read(keys!),
    isDormant: dormant === '1',
    text: file === undefined ? undefined : { file: read(file), line: Number(line), column: Number(column) },
  }
}

function written(name: string): string {
  return /[~^|]/.test(name) ? name.replace(/[~^|]/g, (sign) => STANDS_FOR[sign]!) : name
}

function read(name: string): string {
  return name.includes('~') ? name.replace(/~[012]/g, (other) => SIGNS[other]!) : name
}

class Unpacked implements Reference {
  readonly kind: Reference['kind']
  readonly value: string
  readonly file: string
  readonly isDormant: boolean
  readonly #place: Place

  constructor(file: string, value: string, place: Place) {
    this.file = file
    this.kind = place.kind
    this.value = value
    this.isDormant = place.isDormant
    this.#place = place
  }

  get keyPath(): KeyPath {
    return keyPathOf(this.#place.keys)
  }

  get text(): Reference['text'] {
    return this.#place.text
  }
}

/** Pages of the same shape have the same key paths. */
const keyPathOf = madeOnce((keys: string): KeyPath => keys.split(KEY).map((key) => (/^\d+$/.test(key) ? Number(key) : key)))
