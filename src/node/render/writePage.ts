import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from '#src/node/files/hashes.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { errorCode } from '#src/node/files/systemError.ts'
import type { MarkdownHead } from '#src/site/markdown/pageMarkdown.ts'
import type { SitePage } from '#src/site/site.ts'
import { type Replacement, replaced } from './incremental/frameTexts.ts'
import { type Forms, OF_MANY_PAGES, type Quality } from './packing.ts'
import type { CardToDraw, cardArtist } from './socialCards/socialCards.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { type Frame, type PageJob, type PageStyleFile, type ServerEntry, styledDocument } from './pageWriter.ts'
import { pageStyle } from '#src/node/hosting/pageStyle.ts'
import { type RenderFault, renderFault } from './renderFault.ts'

/** A page to write, its data and its head as JSON; without a data file if that is reused, and with its card if that has to be drawn. */
export type RenderTask = {
  path: string
  file: string
  data: string
  head: string
  withData: boolean
  /** The head of its Markdown and the address of the site, if it is also written as Markdown. */
  markdown: { head: MarkdownHead; url: string } | undefined
  card?: CardToDraw | undefined
}

/** A page whose document is created from the published one, and whose `style` and Markdown are unchanged. `file` is its config file. */
export type RewriteTask = {
  path: string
  file: string
  published: string
  pairs: Replacement[]
  style: string | undefined
  markdown: WrittenFile | undefined
}

export type PageTask = RenderTask | RewriteTask

/**
 * A written file and its compressed files: their sizes in bytes (0 if there is none), and the hashes of the existing ones, in this order.
 */
export type WrittenFile = { bytes: number; br: number; gz: number; sums: string[] }

/**
 * The result of a page: the written files, its own style (the address of a file, or the hash of a block), and the milliseconds of
 * compression; or that its published document is not the expected one; or why it could not be rendered, and the config place of the section
 * that failed.
 */
export type PageResult =
  | {
      path: string
      document: WrittenFile
      style: string | undefined
      data: WrittenFile | undefined
      markdown?: WrittenFile | undefined
      packMs: number
    }
  | { path: string; unlike: true }
  | ({ path: string; file: string; source?: SitePage['sources'][number] | undefined } & RenderFault)

/** How and where pages are written. `pack` may work in other threads; `drawCard` writes the file of a card. */
export type PageWriting = {
  entry: ServerEntry
  frame: Frame
  root: string
  quality: Quality
  pack(source: Buffer, quality: Quality): Forms | Promise<Forms>
  drawCard(card: CardToDraw): Promise<void>
}

/**
 * Renders a page and writes its document, its data, and its style sheet if that does not exist, each with its compressed files, and its
 * Markdown, below `root`. An existing file is replaced and never written to: it may be hard-linked in another folder. A page that fails is
 * reported and not written.
 */
export async function writePage(writing: PageWriting, task: PageTask): Promise<PageResult> {
  const { entry, frame, root, quality, pack, drawCard } = writing
  const { path } = task
  const files = pageFiles(path)
  let packMs = 0
  const write = async (url: string, text: string): Promise<WrittenFile> => {
    const file = safeJoin(root, url)
    const source = Buffer.from(text)
    const begun = performance.now()
    const { br, gz } = await pack(source, quality)
    packMs += performance.now() - begun
    mkdirSync(dirname(file), { recursive: true })
    replace(file, source)
    replace(`${file}.br`, br)
    replace(`${file}.gz`, gz)
    return { bytes: source.length, br: br?.length ?? 0, gz: gz?.length ?? 0, sums: sumsOf([source, br, gz]) }
  }
  try {
    if ('pairs' in task) {
      const text = replaced(readFileSync(task.published, 'utf8'), task.pairs)
      if (text === undefined) return { path, unlike: true }
      return { path, document: await write(files.document, text), style: task.style, data: undefined, markdown: task.markdown, packMs }
    }
    if (task.card) await drawCard(task.card)
    const job = { file: task.file, data: JSON.parse(task.data) as PageJob['data'], head: JSON.parse(task.head) as PageJob['head'] }
    const { html, style } = await styledDocument(entry, frame, job, true)
    const document = await write(files.document, html)
    const data = task.withData ? await write(files.data, task.data) : undefined
    if (style) packMs += await writeStyle(writing, style)
    const markdown = writeMarkdown(writing, files.markdown, task.markdown, job.data)
    return { path, document, style: style?.url ?? pageStyle(html), data, markdown, packMs }
  } catch (error) {
    if ('pairs' in task) return { path, unlike: true }
    return { path, file: task.file, ...renderFault(error) }
  }
}

/** Writes a page as Markdown, or removes what an earlier build wrote. It is short and rarely read, so it is not compressed. */
function writeMarkdown(
  { entry, frame, root }: PageWriting,
  url: string,
  task: RenderTask['markdown'],
  data: PageJob['data'],
): WrittenFile | undefined {
  const file = safeJoin(root, url)
  if (!task) {
    replace(file, null)
    return undefined
  }
  const source = Buffer.from(entry.markdownOf(frame.shell, data, task.head, task.url))
  // Its folder is above that of the document.
  replace(file, source)
  return { bytes: source.length, br: 0, gz: 0, sums: sumsOf([source]) }
}

/**
 * Writes a style sheet and its compressed files unless it exists: pages with the same sections share it, and its name contains a hash.
 * Several threads may do so concurrently. Returns the milliseconds of compression.
 */
async function writeStyle({ root, pack }: Pick<PageWriting, 'root' | 'pack'>, style: PageStyleFile): Promise<number> {
  const file = safeJoin(root, style.url)
  if (existsSync(file)) return 0
  const source = Buffer.from(style.css)
  const begun = performance.now()
  const { br, gz } = await pack(source, OF_MANY_PAGES)
  const packMs = performance.now() - begun
  mkdirSync(dirname(file), { recursive: true })
  // The file itself last: once it exists, its compressed files do.
  if (br) writeWhole(`${file}.br`, br, { flush: false })
  if (gz) writeWhole(`${file}.gz`, gz, { flush: false })
  writeWhole(file, source, { flush: false })
  return packMs
}

/** The hashes of a file and of its existing compressed files. */
export function sumsOf(parts: readonly (Buffer | null)[]): string[] {
  return parts.flatMap((part) => (part ? [contentHash(part)] : []))
}

/** Draws cards in the font of some files; the drawing code, which takes a while to load, is loaded for the first card. */
export function cardsIn(fonts: readonly string[]): PageWriting['drawCard'] {
  let artist: ReturnType<typeof cardArtist> | undefined
  return async ({ layout, file }) => {
    artist ??= import('./socialCards/socialCards.ts').then((module) => module.cardArtist(fonts))
    const card = (await artist)(layout)
    // Neither is flushed here: cards are flushed with everything that is published.
    try {
      // Without a temporary file: an incomplete card is redrawn.
      writeFileSync(file, card, { flag: 'wx' })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      writeWhole(file, card, { flush: false })
    }
  }
}

function replace(file: string, content: Buffer | null): void {
  // Deleting a missing file is slow, because it creates an error.
  if (!content) return existsSync(file) ? rmSync(file, { force: true }) : undefined
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    rmSync(file)
    writeFileSync(file, content, { flag: 'wx' })
  }
}
