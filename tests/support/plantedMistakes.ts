import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pngOf } from './pngOf.ts'

/** What must be found: the code of a rule and the place, with the file below the config folder. */
export type Expected = { rule: string; file: string; line: number; column: number }

/**
 * What a mistake does to one file: texts in place of others, new content, nothing left of it, a link to somewhere, or a picture of a size.
 */
export type Hunk = { file: string; atStart: string[] } & (
  | { do: 'edit'; edits: { from: string; to: string }[] }
  | { do: 'write'; text: string }
  | { do: 'remove' }
  | { do: 'link'; target: string }
  | { do: 'picture'; width: number; height: number }
  | { do: 'name' }
)

/** One mistake of the corpus: what people did, file by file. */
export type Mistake = { topic: string; title: string; hunks: Hunk[] }

/** The folder of the corpus. */
export const CORPUS = 'tests/fixtures/broken'
/** The sound site into which mistakes are planted. */
export const SOUND = 'tests/fixtures/bakery'
/** The time for which the corpus is written: facts grow old, and pages come and go. */
export const WRITTEN_AT = '2026-11-21T12:00:00Z'

const MARK = /⟦(E_\w+)⟧/
const MARKS = new RegExp(MARK, 'g')

/**
 * The corpus: every `## title` with its `diff` in the Markdown files of the folder. `@@ file` names a file; `-` lines are replaced by the
 * `+` lines below them; `+` lines alone are the whole file. `⟦E_CODE⟧` marks the place at which a rule must be found, behind the name of a
 * file its first character. `⟪text × 3⟫` is a text written three times, and a file that `is 600 × 315` a picture of that size. Throws on
 * text that says none of this.
 */
export function readMistakes(): Mistake[] {
  return readdirSync(resolve(CORPUS))
    .sort()
    .flatMap((name) => {
      if (!name.endsWith('.md')) return []
      return readFileSync(resolve(CORPUS, name), 'utf8')
        .split(/^## /m)
        .slice(1)
        .map((part): Mistake => {
          const [title = '', ...lines] = part.split('\n')
          const body = lines.join('\n').split('```diff\n')[1]?.split('\n```')[0]
          if (body === undefined) throw new Error(`${name}: "${title}" has no diff`)
          const hunks = body
            .split(/^@@ /m)
            .slice(1)
            .map((hunk) => readHunk(hunk, title))
          return { topic: name.slice(0, -'.md'.length), title: title.trim(), hunks }
        })
    })
}

/** The rules whose places are marked in one file of a mistake. */
export function rulesOf(hunk: Hunk): string[] {
  const texts = hunk.do === 'edit' ? hunk.edits.map(({ to }) => to) : hunk.do === 'write' ? [hunk.text] : []
  return [...hunk.atStart, ...texts.flatMap((text) => [...text.matchAll(MARKS)].map(([, rule]) => rule!))]
}

function readHunk(text: string, title: string): Hunk {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const atStart = [...head.matchAll(MARKS)].map(([, rule]) => rule!)
  const [file = '', target] = head.replace(MARKS, '').trim().split(' -> ')
  if (target !== undefined) return { do: 'link', file, atStart, target }
  if (file.endsWith(' removed')) return { do: 'remove', file: file.slice(0, -' removed'.length), atStart }
  const picture = /^(\S+) is (\d+) × (\d+)$/.exec(file)
  if (picture) return { do: 'picture', file: picture[1]!, atStart, width: Number(picture[2]), height: Number(picture[3]) }
  if (lines.length === 0) return { do: 'name', file, atStart }
  const edits: { from: string[]; to: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('-') && (index === 0 || !lines[index - 1]!.startsWith('-'))) edits.push({ from: [], to: [] })
    if (line.startsWith('-')) edits.at(-1)!.from.push(line.slice(1))
    else if (!line.startsWith('+')) throw new Error(`"${title}" has a line that begins with neither + nor -: ${line}`)
    else if (edits.length > 0) edits.at(-1)!.to.push(line.slice(1))
  }
  if (edits.length === 0) return { do: 'write', file, atStart, text: repeated(lines.map((line) => line.slice(1)).join('\n')) }
  return { do: 'edit', file, atStart, edits: edits.map(({ from, to }) => ({ from: from.join('\n'), to: repeated(to.join('\n')) })) }
}

function repeated(text: string): string {
  return text.replace(/⟪([^⟫]*) × (\d+)⟫/g, (_, part: string, times: string) => part.repeat(Number(times)))
}

/** The sound site with mistakes, in memory: texts still hold their marks. A null is a file that is gone. */
export class PlantedSite {
  readonly texts = new Map<string, string | null>()
  readonly #links = new Map<string, string>()
  readonly #pictures = new Map<string, Buffer>()
  readonly #atStart: Expected[] = []

  /** What stands in a file now, with marks; undefined when it is not there. */
  textOf(file: string): string | undefined {
    if (!this.texts.has(file)) {
      try {
        this.texts.set(file, readFileSync(resolve(SOUND, file), 'utf8'))
      } catch {
        return undefined
      }
    }
    return this.texts.get(file) ?? undefined
  }

  /** Whether every text that a mistake replaces still stands where it did, and nothing that it writes or removes was touched. */
  canHold({ hunks }: Mistake): boolean {
    return hunks.every((hunk) => {
      if (hunk.do !== 'edit') return hunk.do === 'name' || !this.texts.has(hunk.file)
      const text = this.textOf(hunk.file)
      return text !== undefined && hunk.edits.every(({ from }) => text.includes(from))
    })
  }

  /** Plants a mistake. Throws when a text that it replaces does not stand in its file. */
  plant({ title, hunks }: Mistake): this {
    for (const hunk of hunks) {
      for (const rule of hunk.atStart) this.#atStart.push({ rule, file: hunk.file, line: 1, column: 1 })
      if (hunk.do === 'remove') this.texts.set(hunk.file, null)
      else if (hunk.do === 'link') this.#links.set(hunk.file, hunk.target)
      else if (hunk.do === 'picture') this.#pictures.set(hunk.file, pngOf(hunk.width, hunk.height))
      else if (hunk.do === 'write') this.texts.set(hunk.file, hunk.text)
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
    }
    return this
  }

  /** Writes the site without its marks into a folder and gives what must be found there, in the order in which problems are sorted. */
  write(dir: string): Expected[] {
    cpSync(resolve(SOUND), dir, { recursive: true })
    const expected = [...this.#atStart]
    for (const [file, text] of this.texts) {
      const path = join(dir, file)
      if (text === null) {
        rmSync(path, { recursive: true })
        continue
      }
      mkdirSync(dirname(path), { recursive: true })
      // Pictures are not texts: those that nobody edits stay as they were copied.
      const { plain, places } = unmarked(text)
      if (this.#isChanged(file, text)) writeFileSync(path, plain)
      for (const place of places) expected.push({ file, ...place })
    }
    for (const [file, bytes] of this.#pictures) writeFileSync(join(dir, file), bytes)
    for (const [file, target] of this.#links) symlinkSync(target, join(dir, file))
    return expected.sort(byPlace)
  }

  #isChanged(file: string, text: string): boolean {
    try {
      return readFileSync(resolve(SOUND, file), 'utf8') !== text
    } catch {
      return true
    }
  }
}

/** The order of problems: by file and place, then by rule. */
export function byPlace(a: Expected, b: Expected): number {
  return (
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    a.line - b.line ||
    a.column - b.column ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  )
}

function unmarked(marked: string): { plain: string; places: Omit<Expected, 'file'>[] } {
  const places: Omit<Expected, 'file'>[] = []
  let plain = marked
  for (let found = MARK.exec(plain); found; found = MARK.exec(plain)) {
    const before = plain.slice(0, found.index).split('\n')
    places.push({ rule: found[1]!, line: before.length, column: before.at(-1)!.length + 1 })
    plain = plain.slice(0, found.index) + plain.slice(found.index + found[0].length)
  }
  return { plain, places }
}
