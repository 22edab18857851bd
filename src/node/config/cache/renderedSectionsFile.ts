import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionType } from '#src/contract/sections.ts'
import { sectionsOfTexts } from '#src/site/pages/sectionTexts.ts'
import type { SitePage } from '#src/site/site.ts'

/** What a page shows, with its texts as HTML. */
export type PageContents = Pick<SitePage, 'sections' | 'sources' | 'headings'>

/** Where the contents of a page lie in the file of a thread: the key of the page, and the place in bytes. */
export type RenderedSectionsEntry = [key: string, from: number, bytes: number]

/** Writes contents of pages to a file of one thread. */
export type RenderedSectionsWriter = { write(key: string, contents: PageContents): RenderedSectionsEntry; close(): void }

/** Contents of pages from when they are checked until they are shown. */
export type RenderedSectionsFile = {
  /** The file in which thread `thread` writes what it has read. */
  fileOf(thread: number): string
  /** Takes up what a thread has written. */
  note(thread: number, entries: readonly RenderedSectionsEntry[]): void
  /** The contents of a page by its key; undefined when no thread has written them. */
  read(key: string): PageContents | undefined
  /** Removes what was written; nothing is known from then on. */
  remove(): void
}

/** Writes to `file`, which must not be there yet. */
export function renderedSectionsWriter(file: string): RenderedSectionsWriter {
  const handle = openSync(file, 'wx')
  let end = 0
  return {
    write(key, contents) {
      const text = Buffer.from(textOf(contents))
      for (let written = 0; written < text.length;) written += writeSync(handle, text, written)
      const from = end
      end += text.length
      return [key, from, text.length]
    },
    close: () => closeSync(handle),
  }
}

/**
 * A spool in `folder`, which is its own: to read and check a page takes ten times as long as to take up again what was made of it, and in
 * memory it would grow with the site. What a run that was killed has left there is removed.
 */
export function renderedSectionsFile(folder: string): RenderedSectionsFile {
  rmSync(folder, { recursive: true, force: true })
  const fileOf = (thread: number) => {
    mkdirSync(folder, { recursive: true })
    return join(folder, `${thread}.json`)
  }
  const places = new Map<string, readonly [thread: number, from: number, bytes: number]>()
  const handles = new Map<number, number>()
  return {
    fileOf,
    note(thread, entries) {
      for (const [key, from, bytes] of entries) places.set(key, [thread, from, bytes])
    },
    read(key) {
      const place = places.get(key)
      if (!place) return undefined
      const [thread, from, bytes] = place
      let handle = handles.get(thread)
      if (handle === undefined) handles.set(thread, (handle = openSync(fileOf(thread), 'r')))
      const text = Buffer.allocUnsafe(bytes)
      let done = 0
      while (done < bytes) {
        const more = readSync(handle, text, done, bytes - done, from + done)
        // Somebody has emptied the folder: the page is read from config again.
        if (more === 0) return undefined
        done += more
      }
      return contentsIn(text.toString())
    },
    remove() {
      for (const handle of handles.values()) closeSync(handle)
      handles.clear()
      places.clear()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A line says what the sections are, the next one holds what belongs to them, and each of the others a section. JSON breaks no line. */
function textOf({ sections, sources, headings }: PageContents): string {
  const types = sections.map(({ type }) => type)
  return [types, { sources, headings }, ...sections].map((part) => JSON.stringify(part)).join('\n')
}

/** Contents of which only that is parsed which somebody asks for. */
function contentsIn(text: string): PageContents {
  const [types, others, ...sections] = text.split('\n')
  let parsed: Omit<PageContents, 'sections'> | undefined
  const other = () => (parsed ??= JSON.parse(others!) as Omit<PageContents, 'sections'>)
  return {
    sections: sectionsOfTexts(JSON.parse(types!) as SectionType[], sections),
    get sources() {
      return other().sources
    },
    get headings() {
      return other().headings
    },
  }
}
