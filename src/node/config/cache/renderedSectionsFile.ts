import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionType } from '#src/contract/sections.ts'
import { sectionsOfTexts } from '#src/site/pages/sectionTexts.ts'
import type { SitePage } from '#src/site/site.ts'

/** Content of a page, with its texts as HTML. */
export type PageContents = Pick<SitePage, 'sections' | 'sources' | 'headings'>

/** Position of the contents of a page in the file of a thread: the key of the page, and the byte range. */
export type RenderedSectionsEntry = [key: string, from: number, bytes: number]

/** Writes contents of pages to the file of one thread. */
export type RenderedSectionsWriter = { write(key: string, contents: PageContents): RenderedSectionsEntry; close(): void }

/** Contents of pages between checking and rendering. */
export type RenderedSectionsFile = {
  /** The file of thread `thread`. */
  fileOf(thread: number): string
  /** Registers what a thread has written. */
  note(thread: number, entries: readonly RenderedSectionsEntry[]): void
  /** The contents of a page by key; undefined if no thread has written them. */
  read(key: string): PageContents | undefined
  /** Deletes the files and forgets their contents. */
  remove(): void
}

/** Writes to `file`, which must not exist yet. */
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
 * A spool in `folder`, which must not be used otherwise: reading and checking a page takes ten times as long as reading its result, and in
 * memory the results would grow with the site. Files of a killed run are deleted.
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
        // The folder was emptied: the page is read from config again.
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

/** The first line has the sections, the next one their data, and each of the others a section. JSON contains no line breaks. */
function textOf({ sections, sources, headings }: PageContents): string {
  const types = sections.map(({ type }) => type)
  return [types, { sources, headings }, ...sections].map((part) => JSON.stringify(part)).join('\n')
}

/** Sections parsed lazily. */
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
