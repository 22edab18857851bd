import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Hunk, MARK, type Mistake, withoutMarks } from './plantedMistakes.ts'
import { pngOf } from './pngOf.ts'
import { copyFiles, restoreFiles } from './restoreFiles.ts'
import { soundCompany } from './soundCompany.ts'

/** An expected problem: its rule and position, with the file relative to the config folder. */
export type Expected = { rule: string; file: string; line: number; column: number }

/** A company with mistakes, in memory: texts still contain their marks. A null is a deleted file. */
export class PlantedSite {
  readonly texts = new Map<string, string | null>()
  readonly #sound: string
  readonly #encodings = new Map<string, BufferEncoding>()
  readonly #copies = new Map<string, string>()
  readonly #links = new Map<string, string>()
  readonly #pictures = new Map<string, Buffer>()
  readonly #atStart: Expected[] = []

  constructor(company?: string) {
    this.#sound = soundCompany(company)
  }

  /** The current content of a file, with marks; undefined if there is none. */
  textOf(file: string): string | undefined {
    if (!this.texts.has(file)) {
      try {
        this.texts.set(file, readFileSync(join(this.#sound, file), 'utf8'))
      } catch {
        return undefined
      }
    }
    return this.texts.get(file) ?? undefined
  }

  /** Whether every text that a mistake replaces is still at its position, and no file that it writes or deletes was changed. */
  canHold({ hunks }: Mistake): boolean {
    return hunks.every((hunk) => {
      if (hunk.do !== 'edit') return hunk.do === 'name' || !this.texts.has(hunk.file)
      const text = this.textOf(hunk.file)
      return text !== undefined && hunk.edits.every(({ from }) => text.includes(from))
    })
  }

  /** Plants a mistake. Throws if a text that it replaces is not in its file. */
  plant({ title, hunks }: Mistake): this {
    for (const hunk of hunks) {
      const file = hunk.do === 'move' ? hunk.to : hunk.file
      for (const rule of hunk.atStart) this.#atStart.push({ rule, file, line: 1, column: 1 })
      this.#change(hunk, title)
    }
    return this
  }

  #change(hunk: Hunk, title: string): void {
    if (hunk.do === 'remove') this.texts.set(hunk.file, null)
    else if (hunk.do === 'link') this.#links.set(hunk.file, hunk.target)
    else if (hunk.do === 'picture') this.#pictures.set(hunk.file, pngOf(hunk.width, hunk.height))
    else if (hunk.do === 'move') {
      if (/\.(?:json|md|svg)$/.test(hunk.file)) this.texts.set(hunk.to, this.textOf(hunk.file)!)
      else this.#copies.set(hunk.to, hunk.file)
      this.texts.set(hunk.file, null)
    } else if (hunk.do === 'write') this.texts.set(hunk.file, hunk.text)
    else if (hunk.do === 'edit') {
      for (const { from, to } of hunk.edits) {
        const text = this.textOf(hunk.file)
        if (!text?.includes(from)) throw new Error(`"${title}" replaces what does not stand in ${hunk.file}: ${from}`)
        this.texts.set(
          hunk.file,
          text.replace(from, () => to),
        )
      }
    }
    if ('encoding' in hunk) this.#encodings.set(hunk.file, hunk.encoding)
  }

  /** Writes the company with its mistakes into a folder, like `change`. */
  write(dir: string): Expected[] {
    copyFiles(this.#sound, dir)
    return this.change(dir)
  }

  /** Applies the mistakes, without their marks, to a folder with the valid company, and returns the expected problems in report order. */
  change(dir: string): Expected[] {
    const expected = [...this.#atStart]
    for (const [to, from] of this.#copies) copyFiles(join(this.#sound, from), join(dir, to))
    for (const [file, text] of this.texts) if (text === null) rmSync(join(dir, file), { recursive: true })
    for (const [file, text] of this.texts) {
      if (text === null) continue
      const path = join(dir, file)
      mkdirSync(dirname(path), { recursive: true })
      // Pictures are not text: unchanged ones remain as copied.
      if (this.#isChanged(file, text)) writeFileSync(path, withoutMarks(text), this.#encodings.get(file) ?? 'utf8')
      for (const place of placesIn(text)) expected.push({ file, ...place })
    }
    for (const [file, bytes] of this.#pictures) writeFileSync(join(dir, file), bytes)
    for (const [file, target] of this.#links) symlinkSync(target, join(dir, file))
    return expected.sort(byPlace)
  }

  /** Reverts the changes of `change` in a folder. */
  restore(dir: string): void {
    const changed = [...this.texts.keys(), ...this.#copies.keys(), ...this.#links.keys(), ...this.#pictures.keys()]
    restoreFiles(this.#sound, dir, changed)
  }

  #isChanged(file: string, text: string): boolean {
    try {
      return readFileSync(join(this.#sound, file), 'utf8') !== text
    } catch {
      return true
    }
  }
}

/** Places as lines, in order: `file:line:column rule`. */
export function asLines(places: readonly Expected[]): string[] {
  return places.toSorted(byPlace).map(({ rule, file, line, column }) => `${file}:${line}:${column} ${rule}`)
}

/** The order of problems: by file and position, then by rule. */
export function byPlace(a: Expected, b: Expected): number {
  return (
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.line - b.line ||
    a.column - b.column ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  )
}

function placesIn(marked: string): Omit<Expected, 'file'>[] {
  const places: Omit<Expected, 'file'>[] = []
  let plain = marked
  for (let found = MARK.exec(plain); found; found = MARK.exec(plain)) {
    const before = plain.slice(0, found.index).split('\n')
    places.push({ rule: found[1]!, line: before.length, column: before.at(-1)!.length + 1 })
    plain = plain.slice(0, found.index) + plain.slice(found.index + found[0].length)
  }
  return places
}
