import { madeOnce } from '#src/site/madeOnce.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'

/** A reference as it is kept: kind, value, key path, whether it is dormant, and the place in the text when it stands in a text file. */
export type PackedReference = [
  kind: Reference['kind'],
  value: string,
  keyPath: string,
  isDormant?: 0 | 1,
  textFile?: string,
  line?: number,
  column?: number,
]

/** Packs a reference; the words of links in texts are left out. */
export function packReference({ kind, value, keyPath, isDormant, text }: Reference): PackedReference {
  const place = keyPath.join(SEPARATOR)
  if (text) return [kind, value, place, isDormant ? 1 : 0, text.file, text.line, text.column ?? 1]
  return isDormant ? [kind, value, place, 1] : [kind, value, place]
}

/** No key of config holds it. */
const SEPARATOR = '\u001f'

/** The references of a file, from their packed form. Their key paths are made when they are asked for: hardly any ever is. */
export function unpackReferences(file: string, packed: readonly PackedReference[]): Reference[] {
  return packed.map((reference) => new Unpacked(file, reference))
}

class Unpacked implements Reference {
  readonly kind: Reference['kind']
  readonly value: string
  readonly file: string
  readonly isDormant: boolean
  readonly #packed: PackedReference

  constructor(file: string, packed: PackedReference) {
    this.file = file
    this.kind = packed[0]
    this.value = packed[1]
    this.isDormant = packed[3] === 1
    this.#packed = packed
  }

  get keyPath(): KeyPath {
    return keyPathOf(this.#packed[2])
  }

  get text(): Reference['text'] {
    const [, , , , file, line, column] = this.#packed
    return file === undefined ? undefined : { file, line: line!, column: column! }
  }
}

/** Pages of one shape have the same key paths. */
const keyPathOf = madeOnce((place: string): KeyPath => place.split(SEPARATOR).map((key) => (/^\d+$/.test(key) ? Number(key) : key)))
